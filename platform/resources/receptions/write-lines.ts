import { and, count, eq, lte, sum } from "drizzle-orm";
import type { NewReceptionLine, ReceptionLineEdit } from "@/lib/resources/receptions/receptions.calls";
import type { Writer } from "../../db/database";
import { batches, products } from "../../db/schema/products";
import { entryNoteItems, entryNotes } from "../../db/schema/receptions";
import { supplierReturnItems } from "../../db/schema/return-to-supplier";
import { omitUndefined } from "../../omit-undefined";
import { found, PlatformError } from "../../platform-error";
import { type MovedLine, moveStock } from "../current_stocks/move-stock";
import { findBatches } from "../products/find-batches";
import { keepingReturns } from "../return_to_supplier/keeping-returns";
import { keepingDiscounts } from "./discount-bases";
import { requireLines } from "./require-known";
import { baniOrNull, insertLines, type LineChange } from "./write-notes";

/** As many as a new note may have. */
const mostLines = 2000;

/** Lines of a note that there is, one at a time (RECP-031). Stock goes with them. */

/** @returns its id. @throws PlatformError */
export async function addLine(
  tx: Writer,
  { receptionEntryNote, ...line }: NewReceptionLine,
  by: LineChange,
): Promise<number> {
  const [note] = await tx
    .select({ id: entryNotes.id, lines: count(entryNoteItems.id) })
    .from(entryNotes)
    .leftJoin(entryNoteItems, eq(entryNoteItems.entryNoteId, entryNotes.id))
    .where(eq(entryNotes.id, receptionEntryNote))
    .groupBy(entryNotes.id);
  if (found(note).lines >= mostLines)
    throw new PlatformError(409, `receptionEntryNote: has ${mostLines} lines already`);
  await requireLines(tx, [["", line]]);
  const [id] = await keepingReturns(tx, receptionEntryNote, "receptionEntryNote", () =>
    insertLines(tx, receptionEntryNote, [line], by),
  );
  return found(id);
}

/** @throws PlatformError */
export async function editLine(tx: Writer, id: number, edit: ReceptionLineEdit, by: LineChange): Promise<void> {
  const { line, batch, productName } = await existing(tx, id);
  const cause = () => nameOf(tx, line, productName);
  await requireLines(tx, [["", edit]]);
  const { product = line.productId, quantity: { quantityReceived = line.quantityReceived } = {} } = edit;
  const returned = await returnedPieces(tx, id);
  if (returned > quantityReceived || (returned > 0 && product !== line.productId))
    throw wentBack(returned, await cause());
  const isOfBatch = product === line.productId && edit.batchNumber === undefined && edit.expirationDate === undefined;
  const { batchNumber = batch.number, expirationDate = batch.expirationDate } = edit;
  const [next = batch] = isOfBatch
    ? []
    : await findBatches(tx, [{ productId: product, number: batchNumber, expirationDate }]);
  // The return's paper names the batch that its pieces were of.
  if (returned > 0 && next.id !== batch.id) throw wentBack(returned, await cause());
  const change = async (): Promise<void> => {
    await tx
      .update(entryNoteItems)
      .set(
        omitUndefined({
          productId: product,
          batchId: next.id,
          vatRateId: edit.rateVAT,
          ...edit.quantity,
          pricePurchase: edit.pricePurchase === undefined ? undefined : baniOrNull(edit.pricePurchase),
        }),
      )
      .where(eq(entryNoteItems.id, id));
  };
  await (movesAmounts(edit) ? keepingAmounts(tx, line.entryNoteId, fieldOf(edit), change) : change());
  // What went back is on stock no more.
  const moves = [
    { storageId: line.storageId, batch, pieces: returned - line.quantityReceived, cause },
    { storageId: line.storageId, batch: next, pieces: quantityReceived - returned, cause },
  ];
  await moveStock(tx, moves, { kind: "RECEPTION", documentId: line.entryNoteId, ...by });
}

/** @throws PlatformError */
export async function removeLine(tx: Writer, id: number, by: LineChange): Promise<void> {
  const { line, batch, productName } = await existing(tx, id);
  const named = await nameOf(tx, line, productName);
  const returned = await returnedPieces(tx, id);
  if (returned > 0) throw wentBack(returned, named);
  await keepingAmounts(tx, line.entryNoteId, "quantityReceived", async () => {
    await tx.delete(entryNoteItems).where(eq(entryNoteItems.id, id));
  });
  const { storageId, quantityReceived, entryNoteId } = line;
  const moves = [{ storageId, batch, pieces: -quantityReceived, cause: async () => named }];
  await moveStock(tx, moves, { kind: "RECEPTION", documentId: entryNoteId, ...by });
}

/** Neither a discount nor a return that was made becomes another one by a change of lines. */
function keepingAmounts(tx: Writer, entryNoteId: number, field: string, change: () => Promise<void>): Promise<void> {
  return keepingReturns(tx, entryNoteId, field, () => keepingDiscounts(tx, entryNoteId, change));
}

/** What else a line says is in no sum: all that went back of a note is not reckoned again for a batch. */
function movesAmounts({ quantity, pricePurchase, rateVAT }: ReceptionLineEdit): boolean {
  return [quantity?.quantityReceived, pricePurchase, rateVAT].some((changed) => changed !== undefined);
}

/** The field that a refused edit is told at. */
function fieldOf({ pricePurchase, rateVAT }: ReceptionLineEdit): string {
  if (pricePurchase !== undefined) return "pricePurchase";
  return rateVAT === undefined ? "quantityReceived" : "rateVAT";
}

function wentBack(pieces: number, { field, line, product }: MovedLine): PlatformError {
  return new PlatformError(
    409,
    `${field}: line ${line}, ${product}: ${pieces} pieces went back to the supplier already`,
  );
}

async function existing(tx: Writer, id: number) {
  const [row] = await tx
    .select({ line: entryNoteItems, batch: batches, productName: products.name })
    .from(entryNoteItems)
    .innerJoin(batches, eq(batches.id, entryNoteItems.batchId))
    .innerJoin(products, eq(products.id, entryNoteItems.productId))
    .where(eq(entryNoteItems.id, id));
  return found(row);
}

type LineRow = typeof entryNoteItems.$inferSelect;

async function nameOf(tx: Writer, { entryNoteId, id }: LineRow, product: string): Promise<MovedLine> {
  const [upTo] = await tx
    .select({ line: count() })
    .from(entryNoteItems)
    .where(and(eq(entryNoteItems.entryNoteId, entryNoteId), lte(entryNoteItems.id, id)));
  return { field: "quantityReceived", line: found(upTo).line, product };
}

async function returnedPieces(tx: Writer, lineId: number): Promise<number> {
  const [returned] = await tx
    .select({ pieces: sum(supplierReturnItems.quantity).mapWith(Number) })
    .from(supplierReturnItems)
    .where(eq(supplierReturnItems.entryNoteItemId, lineId));
  return returned?.pieces ?? 0;
}
