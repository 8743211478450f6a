import { and, eq } from "drizzle-orm";
import type { CatalogueEdit, NewCatalogue } from "@/lib/resources/catalog_price/catalog-price.calls";
import type { Writer } from "../../db/database";
import { catalogueStorages, catalogues, productPrices } from "../../db/schema/catalog-price";
import { found, PlatformError } from "../../platform-error";
import { toBani } from "../../wire-values";
import { applyAt, fallBackFrom, renameApplied } from "./applied-catalogue";
import {
  requireCurrency,
  requireEditable,
  requireFreeName,
  requireProducts,
  requireSellable,
} from "./editable-catalogue";

/** SQLite takes 32,766 values in one statement. */
const rowsInOneStatement = 5000;

/** A new catalogue, whole or not at all (CATA-012). @returns its id. @throws PlatformError */
export async function createCatalogue(
  tx: Writer,
  { name, description, currencyId, productPrices: prices, storages }: NewCatalogue,
  { createdById, created }: { createdById: number; created: Date },
): Promise<number> {
  await requireFreeName(tx, name);
  await requireCurrency(tx, currencyId);
  await requireSellable(tx, "storages", storages);
  const productIds = prices.map(({ product }) => product);
  await requireProducts(tx, "productPrices", productIds);
  const [made] = await tx
    .insert(catalogues)
    .values({ name, description: textOrNull(description), currencyId, createdById, isDefault: false, created })
    .returning({ id: catalogues.id });
  const catalogueId = found(made).id;
  await tx.insert(catalogueStorages).values(storages.map((storageId) => ({ catalogueId, storageId })));
  const rows = prices.map(({ product, price }) => ({ catalogueId, productId: product, price: toBani(price) }));
  for (let from = 0; from < rows.length; from += rowsInOneStatement)
    await tx.insert(productPrices).values(rows.slice(from, from + rowsInOneStatement));
  await applyAt(tx, name, storages);
  return catalogueId;
}

/** One field of a catalogue (CATA-009). @throws PlatformError */
export async function editCatalogue(tx: Writer, id: number, edit: CatalogueEdit): Promise<void> {
  const catalogue = await requireEditable(tx, id);
  const set = (values: Partial<typeof catalogues.$inferInsert>) =>
    tx.update(catalogues).set(values).where(eq(catalogues.id, id));
  if ("name" in edit) {
    await requireFreeName(tx, edit.name, id);
    await set({ name: edit.name });
    await renameApplied(tx, id, catalogue.name, edit.name);
  } else if ("currencyId" in edit) {
    await requireCurrency(tx, edit.currencyId);
    await set({ currencyId: edit.currencyId });
  } else if ("description" in edit) await set({ description: textOrNull(edit.description) });
  else if ("storagesToAdd" in edit) for (const each of edit.storagesToAdd) await addStorage(tx, catalogue, each);
  else for (const each of edit.storagesToRemove) await removeStorage(tx, catalogue, each);
}

type NamedCatalogue = Pick<typeof catalogues.$inferSelect, "id" | "name">;

async function addStorage(tx: Writer, { id, name }: NamedCatalogue, storageId: number): Promise<void> {
  await requireSellable(tx, "storagesToAdd", [storageId]);
  const [added] = await tx
    .insert(catalogueStorages)
    .values({ catalogueId: id, storageId })
    .onConflictDoNothing()
    .returning();
  if (added === undefined) throw new PlatformError(409, "storagesToAdd: the catalogue applies there already");
  await applyAt(tx, name, [storageId]);
}

async function removeStorage(tx: Writer, { id, name }: NamedCatalogue, storageId: number): Promise<void> {
  const [removed] = await tx
    .delete(catalogueStorages)
    .where(and(eq(catalogueStorages.catalogueId, id), eq(catalogueStorages.storageId, storageId)))
    .returning();
  if (removed === undefined) throw new PlatformError(409, "storagesToRemove: the catalogue does not apply there");
  await fallBackFrom(tx, name, storageId);
}

function textOrNull(text: string): string | null {
  return text.trim() === "" ? null : text;
}
