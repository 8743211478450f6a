import { eq } from "drizzle-orm";
import type { NewReceptionDiscount, ReceptionDiscountEdit } from "@/lib/resources/receptions/receptions.calls";
import type { Writer } from "../../db/database";
import { entryNoteDiscounts, entryNotes } from "../../db/schema/receptions";
import { omitUndefined } from "../../omit-undefined";
import { found, PlatformError } from "../../platform-error";
import { decimalText, toBani } from "../../wire-values";
import { keepingReturns } from "../return_to_supplier/keeping-returns";
import { baseOfLine, baseOfRate, keepingDiscounts, pricedLines, requireRates, requireWithin } from "./discount-bases";
import { baniOrNull } from "./write-notes";

/** Discounts of a note that there is, one at a time (RECP-032): of a line, or of a VAT rate. */

/** @returns its id. @throws PlatformError */
export async function addDiscount(tx: Writer, body: NewReceptionDiscount): Promise<number> {
  const { receptionEntryNote: entryNoteId, isFixedValue, value, valueVAT } = body;
  const [note] = await tx.select({ id: entryNotes.id }).from(entryNotes).where(eq(entryNotes.id, entryNoteId));
  found(note);
  const owner = ownerOf(body);
  requireWithin("value", { isFixedValue, value }, await baseOf(tx, entryNoteId, owner));
  if ("forRateVat" in owner) await requireRates(tx, [["forRateVAT", owner.forRateVat]]);
  const others = await tx.select().from(entryNoteDiscounts).where(eq(entryNoteDiscounts.entryNoteId, entryNoteId));
  if (others.some((other) => isOf(other, owner)))
    throw new PlatformError(
      409,
      "forRateVat" in owner ? "forRateVAT: has a discount already" : "receptionEntryNoteItem: has a discount already",
    );
  const [made] = await keepingAmounts(tx, entryNoteId, () =>
    tx
      .insert(entryNoteDiscounts)
      .values({ entryNoteId, ...owner, isFixedValue, value: toBani(value), valueVat: baniOrNull(valueVAT) })
      .returning({ id: entryNoteDiscounts.id }),
  );
  return found(made).id;
}

/** A discount stays with its line or rate. @throws PlatformError */
export async function editDiscount(tx: Writer, id: number, body: ReceptionDiscountEdit): Promise<void> {
  const row = await existing(tx, id);
  const { receptionEntryNote: entryNoteId, isFixedValue } = body;
  if (row.entryNoteId !== entryNoteId)
    throw new PlatformError(400, "receptionEntryNote: the discount belongs elsewhere");
  const owner = ownerOf(body);
  if (!isOf(row, owner)) {
    const field = "forRateVat" in owner ? "forRateVAT" : "receptionEntryNoteItem";
    throw new PlatformError(400, `${field}: the discount belongs elsewhere`);
  }
  const { value = row.value === null ? null : decimalText(row.value), valueVAT = undefined } = body;
  if (value !== null) requireWithin("value", { isFixedValue, value }, await baseOf(tx, entryNoteId, owner));
  const valueVat = valueVAT === undefined ? undefined : baniOrNull(valueVAT);
  await keepingAmounts(tx, entryNoteId, () =>
    tx
      .update(entryNoteDiscounts)
      .set(omitUndefined({ isFixedValue, value: baniOrNull(value), valueVat: value === null ? null : valueVat }))
      .where(eq(entryNoteDiscounts.id, id)),
  );
}

/** @throws PlatformError */
export async function removeDiscount(tx: Writer, id: number): Promise<void> {
  const { entryNoteId } = await existing(tx, id);
  await keepingReturns(tx, entryNoteId, "value", () =>
    tx.delete(entryNoteDiscounts).where(eq(entryNoteDiscounts.id, id)),
  );
}

/** Neither another discount nor a return that was made becomes another one by a discount. */
function keepingAmounts<Result>(tx: Writer, entryNoteId: number, change: () => Promise<Result>): Promise<Result> {
  return keepingReturns(tx, entryNoteId, "value", () => keepingDiscounts(tx, entryNoteId, change));
}

type Owner = { entryNoteItemId: number } | { forRateVat: number };
type DiscountRow = typeof entryNoteDiscounts.$inferSelect;

function ownerOf(body: NewReceptionDiscount | ReceptionDiscountEdit): Owner {
  return "forRateVAT" in body ? { forRateVat: body.forRateVAT } : { entryNoteItemId: body.receptionEntryNoteItem };
}

function isOf(row: DiscountRow, owner: Owner): boolean {
  return "forRateVat" in owner ? row.forRateVat === owner.forRateVat : row.entryNoteItemId === owner.entryNoteItemId;
}

/** @throws PlatformError 404 where the note has no such line */
async function baseOf(tx: Writer, entryNoteId: number, owner: Owner): Promise<string> {
  const lines = await pricedLines(tx, entryNoteId);
  if ("forRateVat" in owner) return baseOfRate(lines, owner.forRateVat);
  return baseOfLine(found(lines.find(({ id }) => id === owner.entryNoteItemId)));
}

async function existing(tx: Writer, id: number): Promise<DiscountRow> {
  const [row] = await tx.select().from(entryNoteDiscounts).where(eq(entryNoteDiscounts.id, id));
  return found(row);
}
