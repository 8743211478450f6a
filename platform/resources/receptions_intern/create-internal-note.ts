import { eq, inArray, max } from "drizzle-orm";
import type { NewInternalReception } from "@/lib/resources/receptions_intern/receptions-intern.calls";
import type { Writer } from "../../db/database";
import { storages } from "../../db/schema/places";
import { batches, products } from "../../db/schema/products";
import { internalNoteItems, internalNotes } from "../../db/schema/receptions-intern";
import { found, PlatformError } from "../../platform-error";
import { type MovedBy, moveStock } from "../current_stocks/move-stock";
import { requireKnown } from "../receptions/require-known";

type Line = NewInternalReception["renDetails"][number];

const storageSource = { table: storages, id: storages.id, noun: "storage" };
const productSource = { table: products, id: products.id, noun: "product" };

/** Goods go from one storage to another, with the note that says so: whole or not at all. @returns its id. @throws PlatformError */
export async function createInternalNote(
  tx: Writer,
  body: NewInternalReception,
  origin: { createdById: number; created: Date; documentDate: string },
): Promise<number> {
  const { sourceStorage, destinationStorage, renDetails: lines } = body;
  await requireKnown(tx, storageSource, [
    ["sourceStorage", sourceStorage],
    ["destinationStorage", destinationStorage],
  ]);
  if (sourceStorage === destinationStorage) throw new PlatformError(400, "destinationStorage: must not be the source");
  const batchOf = await requireBatches(tx, lines);
  const { observations } = body;
  const [made] = await tx
    .insert(internalNotes)
    .values({
      number: await nextNumber(tx),
      sourceStorageId: sourceStorage,
      destinationStorageId: destinationStorage,
      auto: body.auto,
      delegate: body.delegate,
      observations: observations?.trim() === "" ? null : observations,
      ...origin,
    })
    .returning({ id: internalNotes.id });
  const internalNoteId = found(made).id;
  await tx
    .insert(internalNoteItems)
    .values(
      lines.map(({ product, batch, quantity }) => ({ internalNoteId, productId: product, batchId: batch, quantity })),
    );
  await moveLines(tx, body, batchOf, {
    kind: "INTERNAL_RECEPTION",
    documentId: internalNoteId,
    madeById: origin.createdById,
    moment: origin.created,
  });
  return internalNoteId;
}

async function moveLines(
  tx: Writer,
  { sourceStorage, destinationStorage, renDetails: lines }: NewInternalReception,
  batchOf: ReadonlyMap<number, typeof batches.$inferSelect>,
  by: MovedBy,
): Promise<void> {
  const moves = lines.flatMap(({ product, batch: id, quantity }, at) => {
    const batch = found(batchOf.get(id));
    const cause = async () => ({ field: "quantity", line: at + 1, product: await nameOf(tx, product) });
    return [
      { storageId: sourceStorage, batch, pieces: -quantity, cause },
      { storageId: destinationStorage, batch, pieces: quantity, cause },
    ];
  });
  await moveStock(tx, moves, by);
}

async function requireBatches(tx: Writer, lines: readonly Line[]) {
  const pathOf = (at: number, field: string) => `renDetails.${at}.${field}`;
  await requireKnown(
    tx,
    productSource,
    lines.map(({ product }, at) => [pathOf(at, "product"), product]),
  );
  const rows = await tx
    .select()
    .from(batches)
    .where(inArray(batches.id, [...new Set(lines.map(({ batch }) => batch))]));
  const byId = new Map(rows.map((row) => [row.id, row]));
  for (const [at, { product, batch }] of lines.entries())
    if (byId.get(batch)?.productId !== product)
      throw new PlatformError(400, `${pathOf(at, "batch")}: unknown batch ${batch} of product ${product}`);
  return byId;
}

async function nameOf(tx: Writer, id: number): Promise<string> {
  const [row] = await tx.select({ name: products.name }).from(products).where(eq(products.id, id));
  return found(row).name;
}

async function nextNumber(tx: Writer): Promise<number> {
  const [last] = await tx.select({ number: max(internalNotes.number) }).from(internalNotes);
  return (last?.number ?? 0) + 1;
}
