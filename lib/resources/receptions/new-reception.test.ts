import { workLine } from "@/tests/support/reception-lines";
import {
  emptyReception,
  isFaulty,
  type ReceptionValues,
  rateDiscountFault,
  soundDiscounts,
  toNewReception,
} from "./new-reception";
import { lineValue } from "./reception-totals";
import { toHeadBody } from "./saved-reception";
import { storageOfAll, toPricedLine } from "./work-line";

const line = { content: workLine, drafts: {} };
const form: ReceptionValues = {
  ...emptyReception,
  company: "14",
  typeDocument: "1",
  seriesDocument: "2",
  numberDocument: " FV 007 ",
  documentDate: "2026-11-20",
  lines: [line],
};
const itemOf = (content: Partial<typeof workLine>) =>
  toNewReception({ ...form, lines: [{ content: { ...workLine, ...content }, drafts: {} }] }).ReceptionEntryNoteItems[0];

it("RECP-033 CNST-014 sends header and lines in the documents' names, in RON, and nothing that was left empty", () => {
  expect(toNewReception(form)).toEqual({
    company: 14,
    typeDocument: 1,
    seriesDocument: 2,
    currency: 1,
    numberDocument: "FV 007",
    documentDate: "2026-11-20",
    ReceptionEntryNoteItems: [
      {
        product: 14,
        storage: 2,
        rateVAT: 4,
        quantity: { quantityInvoice: 10, quantityReceived: 10 },
        pricePurchase: "4.50",
        batchNumber: "007",
        expirationDate: "2027-01-31",
      },
    ],
  });
});

it("RECP-015 RECP-017 sends a discount only where it is not zero, a percentage unless it is an amount", () => {
  expect(itemOf({ discount: "0" })).not.toHaveProperty("discount");
  expect(itemOf({ discount: "" })).not.toHaveProperty("discount");
  expect(itemOf({ discount: "10" })?.discount).toEqual({ isFixedValue: false, value: "10", valueVAT: "0.86" });
  expect(itemOf({ discount: "10", discountType: "AMOUNT" })?.discount).toEqual({
    isFixedValue: true,
    value: "10",
    valueVAT: "1.90",
  });
});

it("RECP-010 RECP-015 sends discounts of rates with the VAT of what they take off, a zero not at all", () => {
  const rateDiscounts = [
    { rate: 19, type: "PERCENT" as const, value: "10" },
    { rate: 9, type: "AMOUNT" as const, value: "0" },
  ];
  expect(toNewReception({ ...form, rateDiscounts }).ReceptionEntryNoteVatDiscounts).toEqual([
    { forRateVAT: 19, isFixedValue: false, value: "10", valueVAT: "0.86" },
  ]);
});

it("a line is at fault while a required value is missing, a text is none, or its discount is too high", () => {
  expect(isFaulty(line)).toBe(false);
  expect(isFaulty({ ...line, drafts: { price: "x" } })).toBe(true);
  expect(isFaulty({ ...line, content: { ...workLine, storage: undefined } })).toBe(true);
  expect(isFaulty({ ...line, content: { ...workLine, discount: "46", discountType: "AMOUNT" } })).toBe(true);
});

it("RECP-011 refuses a discount of a rate over 100 percent, or over the rate's base", () => {
  const faultOf = (type: "PERCENT" | "AMOUNT", value: string) =>
    rateDiscountFault({ rate: 19, type, value }, [workLine]);
  expect([faultOf("PERCENT", "100"), faultOf("PERCENT", "100.5")]).toEqual([undefined, "discountTooHigh"]);
  expect([faultOf("AMOUNT", "45"), faultOf("AMOUNT", "45.01")]).toEqual([undefined, "discountTooHigh"]);
  expect([faultOf("AMOUNT", ""), faultOf("AMOUNT", "1.500")]).toEqual([undefined, "discountFormat"]);
});

it("RECP-026 a line's discount that is more than the line comes to is refused at its cell, and so is not taken off", () => {
  const valueAt = (price: string) =>
    lineValue(toPricedLine({ ...workLine, price, discount: "45", discountType: "AMOUNT" }));
  expect([valueAt("4.51"), valueAt("4.50"), valueAt("4.00")]).toEqual(["0.10", "0.00", "40.00"]);
});

it("RECP-026 a rate's discount over what its lines come to is not taken off: lines of it may still wait", () => {
  const discounts = [
    { rate: 19, type: "AMOUNT", value: "45.01" } as const,
    { rate: 9, type: "AMOUNT", value: "1" } as const,
    { rate: 19, type: "PERCENT", value: "10" } as const,
  ];
  expect(soundDiscounts(discounts, [workLine])).toEqual([discounts[2]]);
});

it("RECP-018 a saved note's header clears what was emptied", () => {
  expect(toHeadBody({ ...form, delegate: "Pop Ana" })).toEqual({
    company: 14,
    typeDocument: 1,
    seriesDocument: 2,
    currency: 1,
    numberDocument: "FV 007",
    documentDate: "2026-11-20",
    dateInStock: null,
    auto: null,
    delegate: "Pop Ana",
    observationCommitteeReception: null,
    internalObservations: null,
  });
});

it("the storage of the next line is that of all others, and none where they differ", () => {
  const other = { ...workLine, storage: { id: 3, name: "Depozit Iași" } };
  expect(storageOfAll([])).toBeUndefined();
  expect(storageOfAll([workLine, { ...workLine, batchNumber: "L2" }])).toEqual(workLine.storage);
  expect(storageOfAll([workLine, other])).toBeUndefined();
  expect(storageOfAll([workLine, { ...workLine, storage: undefined }])).toBeUndefined();
});
