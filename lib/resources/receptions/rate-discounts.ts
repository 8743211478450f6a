import type { CallArgs } from "@/lib/calls/call";
import { money } from "@/lib/money/decimal";
import { countedDiscounts, type EnteredRateDiscount } from "./new-reception";
import { rateDiscountVat } from "./reception-totals";
import type { Reception, receptionsCalls } from "./receptions.calls";
import { toPricedLine, type WorkLine } from "./work-line";

type NewBody = CallArgs<typeof receptionsCalls.addDiscount>["body"];
type EditBody = CallArgs<typeof receptionsCalls.editDiscount>["body"];

/** A discount of a rate as the platform has it. */
export interface SavedRateDiscount extends EnteredRateDiscount {
  readonly id: number | undefined;
  /** Decimal text; empty where none is known. */
  readonly valueVat: string;
}

/** By rate. */
export type SavedRateDiscounts = Map<number, SavedRateDiscount>;

/** How discounts of a saved note's rates reach the platform: REC-10, REC-11. Each rejects where it fails. */
export interface RateDiscountCalls {
  /** @returns the id of the new discount */
  add(body: NewBody): Promise<number>;
  edit(id: number, body: EditBody): Promise<unknown>;
}

export function savedDiscounts(discounts: Reception["vatDiscounts"]): SavedRateDiscounts {
  return new Map(
    discounts.map(({ id, forRateVAT, isFixedValue, value, valueVAT }) => [
      forRateVAT,
      { id, rate: forRateVAT, type: isFixedValue ? "AMOUNT" : "PERCENT", value, valueVat: valueVAT ?? "" },
    ]),
  );
}

/** Whether nothing has to be sent: the same discount, and the same VAT of what it takes off. */
export function isSentSo(saved: SavedRateDiscounts, entered: EnteredRateDiscount, lines: readonly WorkLine[]): boolean {
  const known = saved.get(entered.rate);
  const wanted = wantedOf(entered, lines);
  if (known === undefined || isNone(known.value)) return wanted === undefined;
  if (wanted === undefined) return false;
  return (
    known.type === entered.type && money(known.value).eq(wanted.value) && known.valueVat === (wanted.valueVAT ?? "")
  );
}

/** Makes the one call that leads there (RECP-010): what was emptied, or set to 0, goes as null (RECP-016). */
export async function sendRateDiscount(
  note: number,
  saved: SavedRateDiscounts,
  entered: EnteredRateDiscount,
  lines: readonly WorkLine[],
  calls: RateDiscountCalls,
): Promise<void> {
  const { rate, type } = entered;
  const of = { receptionEntryNote: note, forRateVAT: rate };
  const known = saved.get(rate);
  const wanted = wantedOf(entered, lines);
  const isFixedValue = type === "AMOUNT";
  let id = known?.id;
  if (id !== undefined) await calls.edit(id, { ...of, ...(wanted ?? { isFixedValue, value: null, valueVAT: null }) });
  else if (wanted !== undefined) id = await calls.add({ ...of, ...wanted });
  saved.set(rate, { id, rate, type, value: wanted?.value ?? "", valueVat: wanted?.valueVAT ?? "" });
}

function wantedOf(entered: EnteredRateDiscount, lines: readonly WorkLine[]) {
  const [discount] = countedDiscounts([entered]);
  if (discount === undefined) return undefined;
  const valueVAT = rateDiscountVat(lines.map(toPricedLine), discount);
  const { isFixedValue, value } = discount;
  return { isFixedValue, value, ...(!money(valueVAT).eq(0) && { valueVAT }) };
}

function isNone(value: string): boolean {
  return value === "" || money(value).eq(0);
}
