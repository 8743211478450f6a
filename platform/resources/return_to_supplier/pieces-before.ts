import { and, eq, lt, sum } from "drizzle-orm";
import type { Reader } from "../../db/database";
import { supplierReturnItems, supplierReturns } from "../../db/schema/return-to-supplier";

/** Of each line of a reception, below 0: what went back by the returns that were made before one (reading 62). */
export async function piecesBefore(read: Reader, entryNoteId: number, returnId: number) {
  const rows = await read
    .select({ id: supplierReturnItems.entryNoteItemId, pieces: sum(supplierReturnItems.quantity).mapWith(Number) })
    .from(supplierReturnItems)
    .innerJoin(supplierReturns, eq(supplierReturns.id, supplierReturnItems.supplierReturnId))
    .where(and(eq(supplierReturns.entryNoteId, entryNoteId), lt(supplierReturns.id, returnId)))
    .groupBy(supplierReturnItems.entryNoteItemId);
  return rows.map(({ id, pieces }) => ({ id, quantity: -pieces }));
}
