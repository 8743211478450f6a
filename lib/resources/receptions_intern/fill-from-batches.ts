import type { Stock } from "@/lib/resources/current_stocks/current-stocks.calls";
import type { LyingBatch } from "./moved-line";

/** The batches of a product in one storage: what expires first comes first, what does not expire last. */
export function lyingBatches(rows: readonly Stock[]): LyingBatch[] {
  const byId = new Map<number, LyingBatch>();
  for (const { batch, expirationDate, stock } of rows)
    byId.set(batch.id, { ...batch, expirationDate, pieces: (byId.get(batch.id)?.pieces ?? 0) + stock });
  return [...byId.values()].filter(({ pieces }) => pieces > 0).sort((one, other) => order(one, other));
}

function order(one: LyingBatch, other: LyingBatch): number {
  const [first, second] = [one.expirationDate ?? "9999", other.expirationDate ?? "9999"];
  if (first === second) return one.id - other.id;
  return first < second ? -1 : 1;
}

/** Pieces that are asked for, out of which batches. */
export interface Taken {
  readonly batch: LyingBatch;
  readonly pieces: number;
}

/**
 * Fills what is asked for from batches in their order.
 * @param takenBefore pieces of batches that are taken already, by the batch's id
 * @returns no more than there is
 */
export function fillFromBatches(
  batches: readonly LyingBatch[],
  takenBefore: ReadonlyMap<number, number>,
  asked: number,
): Taken[] {
  let open = asked;
  return batches.flatMap((batch) => {
    const pieces = Math.min(open, leftOf(batch, takenBefore));
    open -= pieces;
    return pieces > 0 ? [{ batch, pieces }] : [];
  });
}

/** Pieces that are not taken yet. */
export function piecesLeft(batches: readonly LyingBatch[], takenBefore: ReadonlyMap<number, number>): number {
  return batches.reduce((sum, batch) => sum + leftOf(batch, takenBefore), 0);
}

function leftOf({ id, pieces }: LyingBatch, takenBefore: ReadonlyMap<number, number>): number {
  return Math.max(0, pieces - (takenBefore.get(id) ?? 0));
}
