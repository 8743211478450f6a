import { and, asc, eq, ne } from "drizzle-orm";
import type { CallArgs } from "@/lib/calls/call";
import type { storagesCalls } from "@/lib/resources/storages/storages.calls";
import type { Writer } from "../../db/database";
import { catalogueStorages } from "../../db/schema/catalog-price";
import { chains, currencies } from "../../db/schema/companies";
import { storages } from "../../db/schema/places";
import { found, PlatformError } from "../../platform-error";

type NewStorage = CallArgs<typeof storagesCalls.create>["body"];
type StorageChanges = CallArgs<typeof storagesCalls.update>["body"];

/** @returns the id. @throws PlatformError 409 where the name is taken, 400 where there is no such chain. */
export async function createStorage(
  tx: Writer,
  { name, type, isActive, geolocation, chain }: NewStorage,
  created: Date,
): Promise<number> {
  await requireFreeName(tx, name);
  const [made] = await tx
    .insert(storages)
    .values({
      name,
      type,
      isActive,
      ...placed(geolocation),
      chainId: await chainOf(tx, chain),
      currencyId: await operatorsCurrency(tx),
      // A machine reports itself as working once it does.
      status: type === "SELLABLE" ? "OFFLINE" : "WORKING",
      created,
    })
    .returning({ id: storages.id });
  return found(made).id;
}

/**
 * @throws PlatformError 404 where there is no such storage, 409 where the name is another's, or where nothing would be
 * sold any more though catalogues apply.
 */
export async function updateStorage(tx: Writer, id: number, changes: StorageChanges): Promise<void> {
  const { geolocation, ...fields } = changes;
  if (fields.name !== undefined) await requireFreeName(tx, fields.name, id);
  if (fields.type !== undefined && fields.type !== "SELLABLE") await requireWithoutCatalogues(tx, id);
  const changed = await tx
    .update(storages)
    // The id, so that a body without a field is a statement too.
    .set({ ...fields, ...placed(geolocation), id })
    .where(eq(storages.id, id))
    .returning({ id: storages.id });
  found(changed[0]);
}

/** What is left out stays as it is; null takes the storage off the map. */
function placed(place: StorageChanges["geolocation"]) {
  return place === undefined ? {} : { latitude: place?.lat ?? null, longitude: place?.long ?? null };
}

async function requireFreeName(tx: Writer, name: string, id = 0): Promise<void> {
  const [other] = await tx
    .select({ id: storages.id })
    .from(storages)
    .where(and(eq(storages.name, name), ne(storages.id, id)));
  if (other !== undefined) throw new PlatformError(409, `name: storage ${other.id} already has this name`);
}

/** CATA-027: a catalogue applies where something is sold. */
async function requireWithoutCatalogues(tx: Writer, id: number): Promise<void> {
  const [applied] = await tx
    .select({ catalogueId: catalogueStorages.catalogueId })
    .from(catalogueStorages)
    .where(eq(catalogueStorages.storageId, id))
    .limit(1);
  if (applied !== undefined) throw new PlatformError(409, `type: catalogue ${applied.catalogueId} applies there`);
}

async function chainOf(tx: Writer, id: number | undefined): Promise<number> {
  const chosen = id === undefined ? undefined : eq(chains.id, id);
  const [chain] = await tx.select({ id: chains.id }).from(chains).where(chosen).orderBy(asc(chains.id)).limit(1);
  if (chain === undefined) throw new PlatformError(400, "chain: unknown chain");
  return chain.id;
}

async function operatorsCurrency(tx: Writer): Promise<number> {
  const [currency] = await tx.select({ id: currencies.id }).from(currencies).where(eq(currencies.code, "RON"));
  return found(currency).id;
}
