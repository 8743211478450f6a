import { and, asc, desc, eq, inArray } from "drizzle-orm";
import type { Writer } from "../../db/database";
import { catalogueStorages, catalogues } from "../../db/schema/catalog-price";
import { storages } from "../../db/schema/places";

/**
 * A storage may have several catalogues and sells by one of them, which it names (`catalogPriceName`): the one that it
 * was given last, else another that it has, else the default one.
 */

export async function applyAt(tx: Writer, name: string, storageIds: readonly number[]): Promise<void> {
  await tx
    .update(storages)
    .set({ catalogPriceName: name })
    .where(inArray(storages.id, [...storageIds]));
}

/** Storages that sell by a catalogue go on with it under its new name. */
export async function renameApplied(tx: Writer, catalogueId: number, from: string, to: string): Promise<void> {
  const having = tx
    .select({ id: catalogueStorages.storageId })
    .from(catalogueStorages)
    .where(eq(catalogueStorages.catalogueId, catalogueId));
  await tx
    .update(storages)
    .set({ catalogPriceName: to })
    .where(and(eq(storages.catalogPriceName, from), inArray(storages.id, having)));
}

/** After the catalogue of this name was taken away from a storage. */
export async function fallBackFrom(tx: Writer, name: string, storageId: number): Promise<void> {
  const [left] = await tx
    .select({ name: catalogues.name })
    .from(catalogues)
    .innerJoin(catalogueStorages, eq(catalogueStorages.catalogueId, catalogues.id))
    .where(eq(catalogueStorages.storageId, storageId))
    .orderBy(asc(catalogues.isDefault), desc(catalogues.created), desc(catalogues.id))
    .limit(1);
  const [byDefault] = await tx.select({ name: catalogues.name }).from(catalogues).where(eq(catalogues.isDefault, true));
  await tx
    .update(storages)
    .set({ catalogPriceName: (left ?? byDefault)?.name ?? null })
    .where(and(eq(storages.id, storageId), eq(storages.catalogPriceName, name)));
}
