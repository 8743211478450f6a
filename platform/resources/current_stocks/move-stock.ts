import { and, eq, inArray, sql } from "drizzle-orm";
import type { Writer } from "../../db/database";
import { storages } from "../../db/schema/places";
import { type batches, stocks } from "../../db/schema/products";
import { found, PlatformError } from "../../platform-error";

export interface StockMove {
  storageId: number;
  batch: typeof batches.$inferSelect;
  /** Below 0 for what is taken out. */
  pieces: number;
  /** What a refusal names, e.g. a line of a note. Asked for where something is refused. */
  named(): Promise<string>;
}

/** Moves of one place and batch count together. @throws PlatformError 409 where one would leave less than nothing */
export async function moveStock(tx: Writer, moves: readonly StockMove[], updated: Date): Promise<void> {
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
        updated,
        expirationDate: batch.expirationDate,
      })),
    )
    .onConflictDoUpdate({
      target: [stocks.storageId, stocks.batchId],
      set: { quantity: sql`${stocks.quantity} + excluded.quantity`, updated },
    });
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

async function requireEnough(tx: Writer, { storageId, pieces, named }: StockMove, lying: number): Promise<void> {
  if (pieces >= 0 || lying + pieces >= 0) return;
  const [storage] = await tx.select({ name: storages.name }).from(storages).where(eq(storages.id, storageId));
  const { name } = found(storage);
  throw new PlatformError(
    409,
    `${await named()}: ${-pieces} pieces would leave the stock of ${name}, ${lying} are there`,
  );
}
