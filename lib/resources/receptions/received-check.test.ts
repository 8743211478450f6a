import { reckoned } from "@/lib/grid/rows/reckoned";
import { expiryOf } from "./expiry-warning";
import { receivedCheck, toCheckedLine } from "./received-check";
import { lineValue } from "./reception-totals";
import { lineRules, toPricedLine } from "./work-line";

const today = "2026-11-24";

const line = (quantityInvoice: number, quantityReceived: number, over: object = {}) => ({
  quantity: { quantityInvoice, quantityReceived },
  pricePurchase: "2.50",
  rateVAT: { rate: 19 },
  ...over,
});

it("RECP-006 sums what was invoiced and received, and values the difference after each line's discount", () => {
  const lines = [
    line(10, 10),
    // 7 x 2.50 less 10 percent is 15.75; 22.50 was invoiced.
    line(10, 7, { discount: { isFixedValue: false, value: "10" } }),
    line(4, 6),
    line(5, 0, { pricePurchase: undefined }),
  ];
  expect(receivedCheck(lines, today)).toEqual({
    lines: 4,
    invoiced: 29,
    received: 23,
    differing: 3,
    fewer: 8,
    more: 2,
    value: "-1.75",
    unpriced: 1,
    expired: 0,
    soon: 0,
  });
});

it("a fixed discount comes off once, however many pieces came; of nothing received nothing is left of it", () => {
  const discount = { isFixedValue: true, value: "5.00" };
  expect(receivedCheck([line(10, 8, { discount })], today).value).toBe("-5.00");
  expect(receivedCheck([line(10, 0, { discount })], today).value).toBe("-20.00");
});

it.each([
  ["2026-11-23", "expired"],
  ["2026-11-24", "soon"],
  ["2026-12-24", "soon"],
  ["2026-12-25", undefined],
  ["", undefined],
  [undefined, undefined],
])("goods whose last day is %s are, on 24 November, %s", (day, expiry) => {
  expect(expiryOf(day, today)).toBe(expiry);
});

it("counts lines whose goods are over, or soon", () => {
  const days = ["2026-11-01", "2026-11-24", "2026-12-24", "2027-01-01", undefined];
  const lines = days.map((expirationDate) => line(1, 1, { expirationDate }));
  expect(receivedCheck(lines, today)).toMatchObject({ expired: 1, soon: 2, differing: 0, value: "0.00" });
});

const work = {
  product: { id: 1, name: "Apă", barcode: undefined, image: undefined },
  storage: undefined,
  batchNumber: "",
  expirationDate: "2026-11-23",
  invoiced: "12",
  received: "",
  price: "1.00",
  rateVat: { id: 4, rate: 19 },
  productRate: undefined,
  discountType: "PERCENT" as const,
  discount: "",
};

it("a line that is being entered counts once both its quantities are there", () => {
  expect(toCheckedLine(work)).toEqual([]);
  expect(receivedCheck(toCheckedLine({ ...work, received: "10" }), today)).toMatchObject({
    differing: 1,
    fewer: 2,
    value: "-2.00",
    expired: 1,
  });
});

it("where a text stands that is no value, what stood there before it counts neither in the check nor in the sums", () => {
  const content = { ...work, received: "12" };
  const refused = reckoned({ content, drafts: { received: "2x" } }, lineRules);
  expect(toCheckedLine(refused)).toEqual([]);
  expect(lineValue(toPricedLine(refused))).toBeUndefined();
  expect(reckoned({ content, drafts: {} }, lineRules)).toEqual(content);
});
