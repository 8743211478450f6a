import { workLine } from "@/tests/support/reception-lines";
import { isSentSo, savedDiscounts, sendRateDiscount } from "./rate-discounts";

const of19 = { receptionEntryNote: 5, forRateVAT: 19 };
const entered = (value: string, type: "PERCENT" | "AMOUNT" = "PERCENT") => ({ rate: 19, type, value });

/** A saved note with or without a discount, and a journal of what was sent of it. */
function opened(saved: Parameters<typeof savedDiscounts>[0] = []) {
  const known = savedDiscounts(saved);
  const sent: unknown[][] = [];
  const calls = {
    add: async (body: unknown) => sent.push(["POST", body]) + 900,
    edit: async (id: number, body: unknown) => void sent.push(["PATCH", id, body]),
  };
  return {
    sent,
    async enter(value: string, lines = [workLine], type: "PERCENT" | "AMOUNT" = "PERCENT") {
      if (isSentSo(known, entered(value, type), lines)) return;
      await sendRateDiscount(5, known, entered(value, type), lines, calls);
    },
  };
}

it("RECP-010 RECP-032 makes a discount, changes that one, and sends null where it is emptied (RECP-016)", async () => {
  const { sent, enter } = opened();
  await enter("");
  await enter("0");
  await enter("10");
  await enter("10.00");
  await enter("5", [workLine], "AMOUNT");
  await enter("");
  expect(sent).toEqual([
    ["POST", { ...of19, isFixedValue: false, value: "10", valueVAT: "0.86" }],
    ["PATCH", 901, { ...of19, isFixedValue: true, value: "5", valueVAT: "0.95" }],
    ["PATCH", 901, { ...of19, isFixedValue: false, value: null, valueVAT: null }],
  ]);
});

it("the VAT of what it takes off follows the lines alone", async () => {
  const { sent, enter } = opened([{ id: 77, forRateVAT: 19, isFixedValue: false, value: "10", valueVAT: "0.86" }]);
  await enter("10");
  expect(sent).toEqual([]);
  await enter("10", [workLine, workLine]);
  expect(sent).toEqual([["PATCH", 77, { ...of19, isFixedValue: false, value: "10", valueVAT: "1.71" }]]);
});
