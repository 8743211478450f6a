import { inArray } from "drizzle-orm";
import type { Writer } from "../../db/database";
import { batches } from "../../db/schema/products";

type BatchRow = typeof batches.$inferSelect;

/** What tells a batch from all others. Goods without number and day have one too, whose number is empty. */
export interface BatchKey {
  productId: number;
  number: string | null | undefined;
  expirationDate: string | null | undefined;
}

/** The batches of these keys, in their order; those that there are not yet are made. */
export async function findBatches(tx: Writer, keys: readonly BatchKey[]): Promise<BatchRow[]> {
  const wanted = keys.map(({ productId, number, expirationDate }) => ({
    productId,
    number: number?.trim() ?? "",
    expirationDate: expirationDate ?? null,
  }));
  const known = await existing(tx, wanted);
  const missing = new Map(wanted.filter((key) => !known.has(textOf(key))).map((key) => [textOf(key), key]));
  if (missing.size > 0) {
    const made = await tx
      .insert(batches)
      .values([...missing.values()])
      .returning();
    for (const batch of made) known.set(textOf(batch), batch);
  }
  return wanted.map((key) => {
    const batch = known.get(textOf(key));
    if (batch === undefined) throw new Error("A batch that was made is not there.");
    return batch;
  });
}

type Wanted = Omit<BatchRow, "id">;

async function existing(tx: Writer, wanted: readonly Wanted[]): Promise<Map<string, BatchRow>> {
  const rows = await tx
    .select()
    .from(batches)
    .where(inArray(batches.productId, [...new Set(wanted.map(({ productId }) => productId))]))
    .orderBy(batches.id);
  const known = new Map<string, BatchRow>();
  // Of two that are alike the older one.
  for (const batch of rows) if (!known.has(textOf(batch))) known.set(textOf(batch), batch);
  return known;
}

function textOf({ productId, number, expirationDate }: Wanted): string {
  return `${productId} ${expirationDate} ${number}`;
}
