import { setImmediate as nextTurn } from "node:timers/promises";
import { asc, eq } from "drizzle-orm";
import type { Writer } from "../../db/database";
import { supplierReturnItems, supplierReturns } from "../../db/schema/return-to-supplier";
import { groupBy } from "../../group-by";
import { PlatformError } from "../../platform-error";
import { pricedLines } from "../receptions/discount-bases";
import { rateDiscounts } from "../receptions/note-amounts";
import { returnsInTurn } from "./return-totals";

/** What a return is worth, and its number: a printed paper says both. */
interface ReturnWorth {
  number: string;
  total: string;
  /** Every amount of it, and whether all went back by it, to be compared. */
  amounts: string;
}

/**
 * Changes a note of which goods may have gone back. The supplier has the papers of its returns: a change that would make
 * one of them untrue is refused.
 * @param field that a refusal names
 * @throws PlatformError 409 with the return, and what `change` throws
 */
export async function keepingReturns<Result>(
  tx: Writer,
  entryNoteId: number,
  field: string,
  change: () => Promise<Result>,
): Promise<Result> {
  const before = await worths(tx, entryNoteId);
  const result = await change();
  if (before.size === 0) return result;
  const after = await worths(tx, entryNoteId);
  for (const [id, was] of before) {
    const is = after.get(id);
    if (is?.amounts === was.amounts) continue;
    throw made(field, was);
  }
  return result;
}

/** What a return's paper names of its note stays. @throws PlatformError 409 */
export async function requireNoReturn(tx: Writer, entryNoteId: number, field: string): Promise<void> {
  for (const worth of (await worths(tx, entryNoteId)).values()) throw made(field, worth);
}

function made(field: string, { number, total }: ReturnWorth): PlatformError {
  return new PlatformError(409, `${field}: return ${number} was made of it already: ${total}`);
}

/** Of each return of a note, by id; each is reckoned with those before it (reading 62). */
async function worths(read: Writer, entryNoteId: number): Promise<ReadonlyMap<number, ReturnWorth>> {
  const rows = await read
    .select({
      id: supplierReturns.id,
      number: supplierReturns.numberDocument,
      isTotal: supplierReturns.isTotalReturned,
      lineId: supplierReturnItems.entryNoteItemId,
      pieces: supplierReturnItems.quantity,
    })
    .from(supplierReturns)
    .innerJoin(supplierReturnItems, eq(supplierReturnItems.supplierReturnId, supplierReturns.id))
    .where(eq(supplierReturns.entryNoteId, entryNoteId))
    .orderBy(asc(supplierReturns.id), asc(supplierReturnItems.id));
  const found = new Map<number, ReturnWorth>();
  if (rows.length === 0) return found;
  const note = { lines: await pricedLines(read, entryNoteId), discounts: await rateDiscounts(read, entryNoteId) };
  const worthOf = returnsInTurn(note);
  for (const [id, of] of groupBy(rows, (row) => row.id)) {
    // A hundred returns of 500 lines take seconds: others have their turn between them.
    await nextTurn();
    const returned = of.map(({ lineId, pieces }) => ({ id: lineId, quantity: -pieces }));
    const { lines, totals } = worthOf(returned);
    const pieces = new Map(returned.map((back) => [back.id, -back.quantity]));
    const takesAll = note.lines.every(
      ({ id: lineId, quantityReceived }) => quantityReceived === 0 || pieces.get(lineId) === quantityReceived,
    );
    const amounts = lines.map(({ rate, unitPrice, value }) => [rate, unitPrice, value]);
    found.set(id, {
      number: of[0]?.number ?? "",
      total: totals.total,
      amounts: JSON.stringify([of[0]?.isTotal && takesAll, amounts, totals.rates.filter(isOfAnything), totals.total]),
    });
  }
  return found;
}

/** A rate without any amount has a row or none, by what else is on the note. */
function isOfAnything({
  base,
  discount,
  net,
  vat,
}: {
  base: string;
  discount: string;
  net: string;
  vat: string;
}): boolean {
  return [base, discount, net, vat].some((amount) => Number(amount) !== 0);
}
