import Big from "big.js";
import { eq } from "drizzle-orm";
import type { Writer } from "../../db/database";
import { vatRates } from "../../db/schema/documents";
import { products } from "../../db/schema/products";
import { entryNoteDiscounts, entryNoteItems } from "../../db/schema/receptions";
import { PlatformError } from "../../platform-error";
import { decimalText } from "../../wire-values";
import { lineValue, noteTotals, type TotalsLine } from "./note-totals";

/** What a discount is taken off, and that it takes no more. Amounts are decimal text of the note's currency. */

/** A line's value before its discount; what has no price is worth nothing. */
export function baseOfLine(line: TotalsLine): string {
  return lineValue({ ...line, discount: undefined }) ?? "0.00";
}

/** What a rate's lines are worth after their discounts. @param rate in percent */
export function baseOfRate(lines: readonly TotalsLine[], rate: number): string {
  const ofRate = lines.filter((line) => line.rate === String(rate));
  return noteTotals(ofRate, []).net;
}

interface Discount {
  isFixedValue: boolean;
  value: string;
}

/** @param field the path that a refusal names. @throws PlatformError 400 */
export function requireWithin(field: string, { isFixedValue, value }: Discount, base: string): void {
  if (!isFixedValue && Big(value).gt(100)) throw new PlatformError(400, `${field}: must be at most 100 percent`);
  if (isFixedValue && Big(value).gt(base)) throw new PlatformError(400, `${field}: must be at most ${base}`);
}

/** "Discounts per VAT rate" are those of rates that there are (reading 24). @throws PlatformError 400 */
export async function requireRates(
  tx: Writer,
  named: readonly (readonly [field: string, rate: number])[],
): Promise<void> {
  const rows = await tx.select({ rate: vatRates.rate }).from(vatRates);
  const known = new Set(rows.map(({ rate }) => rate));
  for (const [field, rate] of named)
    if (!known.has(rate)) throw new PlatformError(400, `${field}: unknown VAT rate ${rate}`);
}

/**
 * Changes lines or discounts of a note. A fixed discount that was within its base stays so: a line's discount lowers what
 * its rate's is taken off.
 * @throws PlatformError 409, naming the discount, and what `change` throws
 */
export async function keepingDiscounts<Result>(
  tx: Writer,
  entryNoteId: number,
  change: () => Promise<Result>,
): Promise<Result> {
  const before = new Map((await excesses(tx, entryNoteId)).map(({ id, excess }) => [id, excess]));
  const result = await change();
  for (const { id, excess, refusal } of await excesses(tx, entryNoteId))
    if (excess.gt(before.get(id) ?? 0)) throw new PlatformError(409, refusal);
  return result;
}

/** The fixed discounts of a note that are more than what they are taken off. */
async function excesses(tx: Writer, entryNoteId: number) {
  const discounts = await tx.select().from(entryNoteDiscounts).where(eq(entryNoteDiscounts.entryNoteId, entryNoteId));
  const fixed = discounts.filter(({ isFixedValue, value }) => isFixedValue && value !== null);
  if (fixed.length === 0) return [];
  const lines = await pricedLines(tx, entryNoteId);
  const places = new Map(lines.map(({ id }, at) => [id, at]));
  return fixed.flatMap(({ id, entryNoteItemId, forRateVat, value }) => {
    const at = places.get(entryNoteItemId ?? 0) ?? -1;
    const line = lines[at];
    const base = line ? baseOfLine(line) : baseOfRate(lines, forRateVat ?? 0);
    const discount = decimalText(value ?? 0);
    const excess = Big(discount).minus(base);
    if (excess.lte(0)) return [];
    const refusal = line
      ? `discount: line ${at + 1}, ${line.product}: ${discount} would be taken off ${base}`
      : `discount: VAT ${forRateVat}%: ${discount} would be taken off ${base}`;
    return [{ id, excess, refusal }];
  });
}

interface PricedLine extends TotalsLine {
  id: number;
  /** Its name. */
  product: string;
}

/** A note's lines as far as their value goes, in their order: a change of one line reads all of them. */
export async function pricedLines(tx: Writer, entryNoteId: number): Promise<PricedLine[]> {
  const rows = await tx
    .select({
      id: entryNoteItems.id,
      product: products.name,
      quantityReceived: entryNoteItems.quantityReceived,
      price: entryNoteItems.pricePurchase,
      rate: vatRates.rate,
      value: entryNoteDiscounts.value,
      isFixedValue: entryNoteDiscounts.isFixedValue,
    })
    .from(entryNoteItems)
    .innerJoin(products, eq(products.id, entryNoteItems.productId))
    .innerJoin(vatRates, eq(vatRates.id, entryNoteItems.vatRateId))
    .leftJoin(entryNoteDiscounts, eq(entryNoteDiscounts.entryNoteItemId, entryNoteItems.id))
    .where(eq(entryNoteItems.entryNoteId, entryNoteId))
    .orderBy(entryNoteItems.id);
  return rows.map(({ price, rate, value, isFixedValue, ...line }) => ({
    ...line,
    price: price === null ? null : decimalText(price),
    rate: String(rate),
    discount: isFixedValue === null ? undefined : { value: decimalText(value ?? 0), isFixedValue },
  }));
}
