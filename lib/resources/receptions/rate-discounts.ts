import type { CallArgs } from "@/lib/calls/call";
import { money } from "@/lib/money/decimal";
import { readTypedDecimal } from "@/lib/money/read-typed-decimal";
import { countedDiscounts, type EnteredRateDiscount } from "./new-reception";
import { rateDiscountVat } from "./reception-totals";
import type { Reception, receptionsCalls } from "./receptions.calls";
import { toPricedLine, type WorkLine } from "./work-line";

type NewBody = CallArgs<typeof receptionsCalls.addDiscount>["body"];
type EditBody = CallArgs<typeof receptionsCalls.editDiscount>["body"];
type Discounts = Reception["vatDiscounts"];

/** How discounts of a saved note's rates reach the platform: REC-10 to REC-12. Each rejects where it fails. */
export interface RateDiscountCalls {
  /** @returns the id of the new discount */
  add(body: NewBody): Promise<number>;
  edit(id: number, body: EditBody): Promise<unknown>;
  remove(id: number): Promise<unknown>;
  /** All of the note, as they are now. */
  readAll(): Promise<Discounts>;
}

/** A discount of a rate as the platform has it. */
export interface SavedRateDiscount extends EnteredRateDiscount {
  readonly id: number | undefined;
}

/** By rate. */
export function savedDiscounts(discounts: Discounts): Map<number, SavedRateDiscount> {
  return new Map(
    discounts.map(({ id, forRateVAT, isFixedValue, value }) => [
      forRateVAT,
      { id, rate: forRateVAT, type: isFixedValue ? "AMOUNT" : "PERCENT", value: isNone(value) ? "" : value },
    ]),
  );
}

export function noDiscount(rate: number): EnteredRateDiscount {
  return { rate, type: "PERCENT", value: "" };
}

/** Whether something stands there that cannot be read. */
export function isNoAmount({ value }: EnteredRateDiscount): boolean {
  return value.trim() !== "" && readTypedDecimal(value) === undefined;
}

/** Whether two say the same, however it is written: a zero, and what is no number, is none. */
export function isSameRateDiscount(
  one: EnteredRateDiscount | undefined,
  other: EnteredRateDiscount | undefined,
): boolean {
  const [first] = countedDiscounts(one ? [one] : []);
  const [second] = countedDiscounts(other ? [other] : []);
  if (first === undefined || second === undefined) return first === second;
  return first.isFixedValue === second.isFixedValue && money(first.value).eq(second.value);
}

/** The VAT of what a discount takes off these lines; a 0 where it is none. */
export function vatTakenOff(entered: EnteredRateDiscount, lines: readonly WorkLine[]): string {
  const [discount] = countedDiscounts([entered]);
  return discount === undefined ? "0.00" : rateDiscountVat(lines.map(toPricedLine), discount);
}

/**
 * Makes the one call that leads from what the platform has to a discount (RECP-010): what was emptied, or set to 0, goes
 * as null (RECP-016).
 *
 * @returns what the platform has now
 */
export async function sendRateDiscount(
  note: number,
  known: SavedRateDiscount | undefined,
  entered: EnteredRateDiscount,
  lines: readonly WorkLine[],
  calls: RateDiscountCalls,
): Promise<SavedRateDiscount> {
  const of = { receptionEntryNote: note, forRateVAT: entered.rate };
  const [discount] = countedDiscounts([entered]);
  const isFixedValue = entered.type === "AMOUNT";
  let id = known?.id;
  if (discount === undefined) {
    if (id !== undefined) await calls.edit(id, { ...of, isFixedValue, value: null, valueVAT: null });
    return { ...entered, id, value: "" };
  }
  const { value } = discount;
  const valueVAT = vatTakenOff(entered, lines);
  const isVatFree = money(valueVAT).eq(0);
  if (id !== undefined) await calls.edit(id, { ...of, isFixedValue, value, valueVAT: isVatFree ? null : valueVAT });
  else id = await calls.add({ ...of, isFixedValue, value, ...(!isVatFree && { valueVAT }) });
  return { ...entered, id, value };
}

function isNone(value: string): boolean {
  return value === "" || money(value).eq(0);
}
