import type { InvoiceLine } from "./invoice/invoice";
import { barcodesOf, productMeant, receivedLine, supplierNameOf } from "./received-lines";

const cola = { id: 7, name: "Cola", barcode: "5941234567899", image: undefined };
const water = { ...cola, id: 8, name: "Apă" };
const rates = [
  { id: 3, rate: 9 },
  { id: 4, rate: 19 },
];
const whole: InvoiceLine = {
  name: "Cola 0,33",
  sellersId: "C-33",
  standardId: "5941234567899",
  quantity: "24",
  unit: "H87",
  unitPrice: "2.5",
  discount: { isFixedValue: false, value: "10" },
  rate: 19,
};
const received = (line: InvoiceLine) => receivedLine(line, cola, { rates, storage: { id: 2, name: "Depozit" } });

it("RECP-007 a line of an invoice is received as it was invoiced, with price, discount and VAT", () => {
  expect(received(whole)).toEqual({
    content: {
      product: cola,
      storage: { id: 2, name: "Depozit" },
      batchNumber: "",
      expirationDate: "",
      invoiced: "24",
      received: "24",
      price: "2.50",
      rateVat: { id: 4, rate: 19 },
      productRate: undefined,
      discountType: "PERCENT",
      discount: "10",
    },
    drafts: {},
    remarks: [],
  });
});

it("RECP-015 an amount that the invoice takes off stays an amount", () => {
  const { content } = received({ ...whole, discount: { isFixedValue: true, value: "12.5" } });
  expect([content.discountType, content.discount]).toEqual(["AMOUNT", "12.5"]);
});

it.each<[string, Partial<InvoiceLine>, object, string[]]>([
  ["a part of a piece", { quantity: "3.5" }, { invoiced: "3.5", received: "3.5" }, ["quantity"]],
  ["less than none", { quantity: "-2" }, { invoiced: "-2", received: "-2" }, ["quantity"]],
  ["no quantity", { quantity: undefined }, {}, ["noQuantity"]],
  ["kilograms", { quantity: "3", unit: "KGM" }, {}, ["unit"]],
  ["a price with four places", { unitPrice: "3.3333" }, { price: "3.3333" }, ["price"]],
  ["no price", { unitPrice: undefined }, {}, ["noPrice"]],
  ["a rate that the platform lacks", { rate: 21 }, { rateVat: "21" }, ["rateLacking"]],
  ["no rate", { rate: undefined }, { rateVat: "" }, ["noRate"]],
  ["more off than there is", { discount: { isFixedValue: true, value: "61" } }, { discount: "61" }, ["discount"]],
])("RECP-007 of an invoice nothing is rounded in silence: %s", (_what, part, drafts, kinds) => {
  const line = received({ ...whole, ...part });
  expect(line.drafts).toEqual(drafts);
  expect(line.remarks.map(({ kind }) => kind)).toEqual(kinds);
  expect(line.remarks.every(({ name }) => name === "Cola 0,33")).toBe(true);
});

it("RECP-007 what is no value of ours is no value of the line either", () => {
  const { content } = received({ ...whole, quantity: "3.5", unitPrice: "3.3333", rate: 21 });
  expect([content.invoiced, content.received, content.price, content.rateVat]).toEqual(["", "", "", undefined]);
});

describe("the product of an invoice's line", () => {
  const byBarcode = new Map([["5941234567899", [cola]]]);
  const byName = new Map([[supplierNameOf(whole) ?? "", water]]);

  it("RECP-007 is told by its barcode, however its name was meant before", () => {
    expect(productMeant(whole, byBarcode, byName)).toEqual({ kind: "barcode", product: cola });
  });

  it("RECP-007 is what the supplier's name meant before where its barcode says nothing, or two things", () => {
    const meant = { kind: "name", product: water };
    expect(productMeant({ ...whole, standardId: undefined }, byBarcode, byName)).toEqual(meant);
    const two = new Map([["5941234567899", [cola, water]]]);
    expect(productMeant(whole, two, byName)).toEqual(meant);
    expect(productMeant(whole, two, new Map())).toEqual({ kind: "unknown", isAmbiguous: true });
    expect(productMeant(whole, new Map(), new Map())).toEqual({ kind: "unknown", isAmbiguous: false });
  });

  it("RECP-007 has a barcode in each spelling; a code of another scheme is none", () => {
    expect(barcodesOf({ standardId: "036000291452" })).toEqual(["0036000291452", "036000291452"]);
    expect(barcodesOf({ standardId: "5941234567899", standardIdScheme: "0160" })).toEqual(["5941234567899"]);
    expect(barcodesOf({ standardId: "5941234567899", standardIdScheme: "0088" })).toEqual([]);
    expect(barcodesOf({ standardId: "AP-05" })).toEqual([]);
    expect(barcodesOf({})).toEqual([]);
  });

  it("RECP-007 is called by code and name together, however they are spaced", () => {
    expect(supplierNameOf({ sellersId: " C-33", name: "COLA  0,33 " })).toBe("c-33|cola 0,33");
    expect(supplierNameOf({ sellersId: "C-33\t", name: "\u00a0Cola\n0,33" })).toBe("c-33|cola 0,33");
    expect(supplierNameOf({ name: "Cola" })).toBe("|cola");
    expect(supplierNameOf({ sellersId: "C-33" })).toBe("c-33|");
    expect(supplierNameOf({ name: " " })).toBeUndefined();
  });
});
