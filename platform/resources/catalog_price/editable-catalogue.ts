import { and, eq, inArray, ne } from "drizzle-orm";
import type { Writer } from "../../db/database";
import { catalogues } from "../../db/schema/catalog-price";
import { currencies } from "../../db/schema/companies";
import { storages } from "../../db/schema/places";
import { products } from "../../db/schema/products";
import { found, PlatformError } from "../../platform-error";

/** Rules that every change of a catalogue keeps. `field` is the name that the fault is told under. */

/** @throws PlatformError 404, or 409 for the default one (CATA-010): not 403, which would cost a caller its token */
export async function requireEditable(tx: Writer, id: number): Promise<typeof catalogues.$inferSelect> {
  const [row] = await tx.select().from(catalogues).where(eq(catalogues.id, id));
  const catalogue = found(row);
  if (catalogue.isDefault) throw new PlatformError(409, "The default catalogue cannot be changed");
  return catalogue;
}

/**
 * Storages follow a catalogue by its name, so no two have one.
 * @param id the catalogue that is renamed; a new one has none yet. @throws PlatformError 409
 */
export async function requireFreeName(tx: Writer, name: string, id = 0): Promise<void> {
  const [other] = await tx
    .select({ id: catalogues.id })
    .from(catalogues)
    .where(and(eq(catalogues.name, name), ne(catalogues.id, id)));
  if (other !== undefined) throw new PlatformError(409, `name: catalogue ${other.id} already has this name`);
}

/** @throws PlatformError 400 */
export async function requireCurrency(tx: Writer, id: number): Promise<void> {
  const [currency] = await tx.select({ id: currencies.id }).from(currencies).where(eq(currencies.id, id));
  if (currency === undefined) throw new PlatformError(400, "currencyId: unknown currency");
}

/** CATA-027: a catalogue applies where something is sold. @throws PlatformError 400 */
export async function requireSellable(tx: Writer, field: string, ids: readonly number[]): Promise<void> {
  requireDistinct(field, "storage", ids);
  const rows = await tx
    .select({ id: storages.id, type: storages.type })
    .from(storages)
    .where(inArray(storages.id, [...ids]));
  const types = new Map(rows.map(({ id, type }) => [id, type]));
  for (const id of ids) {
    if (!types.has(id)) throw new PlatformError(400, `${field}: unknown storage ${id}`);
    if (types.get(id) !== "SELLABLE") throw new PlatformError(400, `${field}: nothing is sold at storage ${id}`);
  }
}

/** @throws PlatformError 400 */
export async function requireProducts(tx: Writer, field: string, ids: readonly number[]): Promise<void> {
  requireDistinct(field, "product", ids);
  const rows = await tx
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.id, [...ids]));
  const known = new Set(rows.map(({ id }) => id));
  const unknown = ids.find((id) => !known.has(id));
  if (unknown !== undefined) throw new PlatformError(400, `${field}: unknown product ${unknown}`);
}

function requireDistinct(field: string, noun: string, ids: readonly number[]): void {
  const seen = new Set<number>();
  const doubled = ids.find((id) => seen.size === seen.add(id).size);
  if (doubled !== undefined) throw new PlatformError(400, `${field}: ${noun} ${doubled} is given twice`);
}
