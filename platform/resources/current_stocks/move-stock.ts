import { and, eq, inArray, sql } from "drizzle-orm";
import type { Writer } from "../../db/database";
import { storages } from "../../db/schema/places";
import { type batches, stocks } from "../../db/schema/products";
import { stockMovements } from "../../db/schema/stock-movements";
import { found, PlatformError } from "../../platform-error";

/** The line of a note that moves stock, as a person finds it, and the field of the wire that says how much. */
export interface MovedLine {
  field: string;
  /** Counted from 1. */
  line: number;
  product: string;
}

export interface StockMove {
  storageId: number;
  batch: typeof batches.$inferSelect;
  /** Below 0 for what is taken out. */
  pieces: number;
  /** What a refusal names. Asked for where something is refused. */
  cause(): Promise<MovedLine>;
}

/** Why stock moves, and who moved it when. */
export interface MovedBy
  extends Required<Pick<typeof stockMovements.$inferInsert, "kind" | "documentId" | "madeById">> {
  moment: Date;
}

/**
 * Moves of one place and batch count together, in the stock and in its ledger.
 * @throws PlatformError 409 where one would leave less than nothing
 */
export async function moveStock(tx: Writer, moves: readonly StockMove[], by: MovedBy): Promise<void> {
  const sums = new Map<string, StockMove>();
  for (const move of moves) {
    const key = `${move.storageId} ${move.batch.id}`;
    const pieces = (sums.get(key)?.pieces ?? 0) + move.pieces;
    sums.set(key, { ...move, pieces });
  }
  const moved = [...sums.values()].filter(({ pieces }) => pieces !== 0);
  if (moved.length === 0) return;
  const lying = await lyingAt(tx, moved);
  for (const move of moved) await requireEnough(tx, move, lying.get(`${move.storageId} ${move.batch.id}`) ?? 0);
  await tx
    .insert(stocks)
    .values(
      moved.map(({ storageId, batch, pieces }) => ({
        storageId,
        productId: batch.productId,
        batchId: batch.id,
        quantity: pieces,
        updated: by.moment,
        expirationDate: batch.expirationDate,
      })),
    )
    .onConflictDoUpdate({
      target: [stocks.storageId, stocks.batchId],
      set: { quantity: sql`${stocks.quantity} + excluded.quantity`, updated: by.moment },
    });
  await tx.insert(stockMovements).values(
    moved.map(({ storageId, batch, pieces }) => ({
      storageId,
      productId: batch.productId,
      batchId: batch.id,
      pieces,
      ...by,
    })),
  );
}

async function lyingAt(tx: Writer, moves: readonly StockMove[]): Promise<Map<string, number>> {
  const rows = await tx
    .select({ storageId: stocks.storageId, batchId: stocks.batchId, quantity: stocks.quantity })
    .from(stocks)
    .where(
      and(
        inArray(stocks.storageId, [...new Set(moves.map(({ storageId }) => storageId))]),
        inArray(stocks.batchId, [...new Set(moves.map(({ batch }) => batch.id))]),
      ),
    );
  return new Map(rows.map(({ storageId, batchId, quantity }) => [`${storageId} ${batchId}`, quantity]));
}

async function requireEnough(tx: Writer, { storageId, pieces, cause }: StockMove, lying: number): Promise<void> {
  if (pieces >= 0 || lying + pieces >= 0) return;
  const [row] = await tx.select({ storage: storages.name }).from(storages).where(eq(storages.id, storageId));
  const { storage } = found(row);
  const { field, line, product } = await cause();
  throw new PlatformError(
    409,
    `${field}: line ${line}, ${product}: ${-pieces} pieces would leave the stock of ${storage}, ${lying} are there`,
  );
}
