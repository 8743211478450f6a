import { mostBarcodes } from "./documentation.calls";
import { type FoundProduct, findProducts, type ProductCatalogue } from "./find-products";
import { mostIds } from "./products.calls";

const cola = { product: 17, label: "Cola", barcode: "5942724000032" };
const water = { product: 5, label: "Apă", barcode: "00012345670" };
const gum = { product: 99, label: "Gumă", barcode: "5" };

/** What a platform answers of these products, and what it was asked. */
function catalogueOf(...products: FoundProduct[]) {
  const asked: (readonly (string | number)[])[] = [];
  const catalogue: ProductCatalogue = {
    async byBarcode(barcodes) {
      asked.push(barcodes);
      return products.filter(({ barcode = "" }) => barcodes.includes(barcode));
    },
    async byId(ids) {
      asked.push(ids);
      return products.filter(({ product }) => ids.includes(product));
    },
  };
  return { asked, catalogue };
}

it("finds products by their exact barcode or core id", async () => {
  const { catalogue } = catalogueOf(cola);
  const found = await findProducts(["5942724000032", "17", "594272400003", "Cola"], catalogue);
  expect([...found]).toEqual([
    ["5942724000032", cola],
    ["17", cola],
  ]);
});

it("finds a barcode that lost its zeros in a spreadsheet", async () => {
  const upc = { ...water, barcode: "012345678905" };
  const { catalogue } = catalogueOf(upc);
  expect((await findProducts(["12345678905"], catalogue)).get("12345678905")).toEqual(upc);
});

it("guesses at no number that fits two products", async () => {
  const { catalogue } = catalogueOf(water, gum);
  expect((await findProducts(["5"], catalogue)).get("5")).toBe("two");
  const twins = catalogueOf(cola, { ...cola, product: 18 }).catalogue;
  expect((await findProducts([cola.barcode], twins)).get(cola.barcode)).toBe("two");
});

it("asks for a bounded number at a time, each code once, and tells how far it is", async () => {
  const { catalogue, asked } = catalogueOf(cola);
  const codes = Array.from({ length: 250 }, (_, index) => String(1000 + index));
  const told: number[] = [];
  await findProducts([...codes, ...codes], catalogue, (part) => told.push(part));
  expect(asked.map((batch) => batch.length)).toEqual([mostBarcodes, 50, mostIds, mostIds, 50]);
  expect(told.at(-1)).toBe(1);
});

it("asks for nothing that is neither", async () => {
  const { catalogue, asked } = catalogueOf(cola);
  expect((await findProducts(["Cola 0.5 l", "", "x".repeat(33)], catalogue)).size).toBe(0);
  expect(asked).toEqual([]);
});
