import { type CatalogueForm, catalogueFaults, newCatalogue, toNewCatalogue } from "./catalogue-form";

const whole: CatalogueForm = {
  name: " Campus ",
  description: " Prețuri reduse. ",
  currencyId: 1,
  storages: [7, 8],
  products: [
    { product: 14, price: "4,5" },
    { product: 15, price: "12" },
  ],
};
const faultsOf = (over: Partial<CatalogueForm>) => catalogueFaults({ ...whole, ...over });

it("CATA-025 finds nothing wrong with a whole catalogue", () => {
  expect(catalogueFaults(whole)).toEqual({ productRows: new Map() });
});

it.each<[string, Partial<CatalogueForm>, object]>([
  ["CATA-016 no name", { name: " " }, { name: "nameRequired" }],
  ["CATA-017 no product", { products: [] }, { products: "productsRequired" }],
  ["CATA-021 no currency", { currencyId: undefined }, { currencyId: "currencyRequired" }],
  ["CATA-022 no storage", { storages: [] }, { storages: "storagesRequired" }],
])("%s", (_what, over, faults) => {
  expect(faultsOf(over)).toMatchObject(faults);
});

it("CATA-019 CATA-020 finds what is wrong in a row of the price list", () => {
  const { productRows } = faultsOf({
    products: [
      { product: 14, price: "" },
      { product: 15, price: "0.5" },
      { product: 16, price: "2" },
    ],
  });
  expect([...productRows]).toEqual([
    [0, "priceRequired"],
    [1, "priceTooLow"],
  ]);
});

it("CATA-024 a price of 0 is no fault and is not sent; a catalogue of zeros has no product", () => {
  const zero = { product: 16, price: "0" };
  const form = { ...whole, products: [...whole.products, zero] };
  expect(catalogueFaults(form)).toEqual({ productRows: new Map() });
  expect(toNewCatalogue(form).productPrices.map(({ product }) => product)).toEqual([14, 15]);
  expect(faultsOf({ products: [zero] })).toMatchObject({ products: "productsRequired" });
});

it("CATA-012 sends name, description, currency, prices and storages, and nothing else", () => {
  expect(toNewCatalogue(whole)).toEqual({
    name: "Campus",
    description: "Prețuri reduse.",
    currencyId: 1,
    productPrices: [
      { product: 14, price: "4.50" },
      { product: 15, price: "12.00" },
    ],
    storages: [7, 8],
  });
});

it("CATA-015 is in RON unless said otherwise", () => {
  expect(newCatalogue.currencyId).toBe(1);
});
