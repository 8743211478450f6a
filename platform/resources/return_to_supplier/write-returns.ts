import { eq, sum } from "drizzle-orm";
import type { NewReturn } from "@/lib/resources/return_to_supplier/return-to-supplier.calls";
import type { Writer } from "../../db/database";
import { batches, products } from "../../db/schema/products";
import { entryNoteItems, entryNotes } from "../../db/schema/receptions";
import { supplierReturnItems, supplierReturns } from "../../db/schema/return-to-supplier";
import { found, PlatformError } from "../../platform-error";
import { moveStock } from "../current_stocks/move-stock";

type ReturnedItem = NewReturn["items"][number];

/** A new return, whose goods leave the stock, whole or not at all. @returns its id. @throws PlatformError */
export async function createReturn(
  tx: Writer,
  { ren, items, ...header }: NewReturn,
  origin: { createdById: number; created: Date },
): Promise<number> {
  await requireNote(tx, ren);
  await requireFreeNumber(tx, header.numberDocument);
  const noteLines = await linesOf(tx, ren);
  const moves = takeBack(noteLines, items);
  requireTotal(header.isTotalReturned, noteLines, items);
  const [made] = await tx
    .insert(supplierReturns)
    .values({ entryNoteId: ren, ...header, ...origin })
    .returning({ id: supplierReturns.id });
  const supplierReturnId = found(made).id;
  await tx
    .insert(supplierReturnItems)
    .values(items.map(({ reni, quantity }) => ({ supplierReturnId, entryNoteItemId: reni, quantity: -quantity })));
  await moveStock(tx, moves, {
    kind: "RETURN",
    documentId: supplierReturnId,
    madeById: origin.createdById,
    moment: origin.created,
  });
  return supplierReturnId;
}

async function requireNote(tx: Writer, id: number): Promise<void> {
  const [note] = await tx.select({ id: entryNotes.id }).from(entryNotes).where(eq(entryNotes.id, id));
  if (note === undefined) throw new PlatformError(400, `ren: unknown reception ${id}`);
}

async function requireFreeNumber(tx: Writer, numberDocument: string): Promise<void> {
  const [taken] = await tx
    .select({ id: supplierReturns.id })
    .from(supplierReturns)
    .where(eq(supplierReturns.numberDocument, numberDocument));
  if (taken !== undefined) throw new PlatformError(409, `numberDocument: return ${taken.id} already has this number`);
}

/** A note's lines as a person counts them, with what went back of them by now. */
async function linesOf(tx: Writer, entryNoteId: number) {
  const rows = await tx
    .select({ line: entryNoteItems, batch: batches, product: products.name })
    .from(entryNoteItems)
    .innerJoin(batches, eq(batches.id, entryNoteItems.batchId))
    .innerJoin(products, eq(products.id, entryNoteItems.productId))
    .where(eq(entryNoteItems.entryNoteId, entryNoteId))
    .orderBy(entryNoteItems.id);
  const returned = await tx
    .select({ id: supplierReturnItems.entryNoteItemId, pieces: sum(supplierReturnItems.quantity).mapWith(Number) })
    .from(supplierReturnItems)
    .innerJoin(supplierReturns, eq(supplierReturns.id, supplierReturnItems.supplierReturnId))
    .where(eq(supplierReturns.entryNoteId, entryNoteId))
    .groupBy(supplierReturnItems.entryNoteItemId);
  const back = new Map(returned.map(({ id, pieces }) => [id, pieces]));
  return rows.map((row, at) => ({
    ...row,
    at: at + 1,
    left: row.line.quantityReceived - (back.get(row.line.id) ?? 0),
  }));
}

type NoteLine = Awaited<ReturnType<typeof linesOf>>[number];

/** @returns what leaves the stock. @throws PlatformError where a line is none of the note's, or has no such pieces left */
function takeBack(noteLines: readonly NoteLine[], items: readonly ReturnedItem[]) {
  const byId = new Map(noteLines.map((each) => [each.line.id, each]));
  return items.map(({ reni, quantity }, index) => {
    const from = byId.get(reni);
    const path = `items.${index}.reni`;
    if (from === undefined) throw new PlatformError(400, `${path}: unknown reception line ${reni}`);
    if (items.findIndex((each) => each.reni === reni) < index)
      throw new PlatformError(400, `${path}: line ${reni} is given twice`);
    const { line, batch, product, at, left } = from;
    if (-quantity > left)
      throw new PlatformError(
        409,
        `quantity: line ${at}, ${product}: ${-quantity} pieces would go back, ${left} are left`,
      );
    return {
      storageId: line.storageId,
      batch,
      pieces: quantity,
      cause: async () => ({ field: "quantity", line: at, product }),
    };
  });
}

function requireTotal(isTotal: boolean, noteLines: readonly NoteLine[], items: readonly ReturnedItem[]): void {
  const going = new Map(items.map(({ reni, quantity }) => [reni, -quantity]));
  const isWhole = noteLines.every(({ line }) => (going.get(line.id) ?? 0) === line.quantityReceived);
  if (isTotal !== isWhole) throw new PlatformError(400, "isTotalReturned: does not fit the lines");
}
