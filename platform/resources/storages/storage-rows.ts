import { eq, inArray, type SQL } from "drizzle-orm";
import type { CallWire } from "@/lib/calls/call";
import type { storagesCalls } from "@/lib/resources/storages/storages.calls";
import type { Reader } from "../../db/database";
import { inOrderOf } from "../../db/read-page";
import { catalogues } from "../../db/schema/catalog-price";
import { chains } from "../../db/schema/companies";
import { blueprints } from "../../db/schema/drafts";
import { addresses, counties, storages } from "../../db/schema/places";
import { groupBy } from "../../group-by";

type StorageWire = CallWire<typeof storagesCalls.one>;

/**
 * The storages of these ids, in their order.
 * @param isLite leaves the addresses out: dropdowns need names alone.
 */
export async function readStorages(read: Reader, ids: readonly number[], isLite = false): Promise<StorageWire[]> {
  const rows = await read
    .select({
      storage: storages,
      blueprint: { id: blueprints.id, name: blueprints.name },
      chain: { id: chains.id, name: chains.name },
      catalogue: { id: catalogues.id, name: storages.catalogPriceName },
    })
    .from(storages)
    .innerJoin(chains, eq(chains.id, storages.chainId))
    .leftJoin(blueprints, eq(blueprints.id, storages.bobBlueprintId))
    .leftJoin(catalogues, eq(catalogues.name, storages.catalogPriceName))
    .where(inArray(storages.id, [...ids]));
  const addressesOf = groupBy(isLite ? [] : await readAddresses(read, ids), ({ address }) => address.storageId);
  return inOrderOf(ids, rows, ({ storage }) => storage.id).map(({ storage, blueprint, chain, catalogue }) => ({
    id: storage.id,
    name: storage.name,
    fullName: `${storage.name} (#${storage.id})`,
    type: storage.type,
    status: storage.status,
    addresses: (addressesOf.get(storage.id) ?? []).map(({ address, county }) => ({ ...address, county })),
    geolocation:
      storage.latitude === null || storage.longitude === null
        ? null
        : { lat: storage.latitude, long: storage.longitude },
    chain,
    catalogPrice: presentCatalogue(catalogue),
    bobs: blueprint && { blueprint, blueprintVersion: storage.blueprintVersion ?? 1 },
    isSellable: storage.type === "SELLABLE",
    isDeposit: storage.type === "DEPOSIT",
    isSubstorage: storage.parentId !== null,
    isActive: storage.isActive,
  }));
}

/** The catalogue by which a storage sells; its id is missing where none has that name any more. */
export function presentCatalogue({ id, name }: { id: number | null; name: string | null }) {
  return name === null ? null : { id, name };
}

/** The address of this id, where there is one. */
export async function readAddress(read: Reader, id: number) {
  const [row] = await selectAddresses(read, eq(addresses.id, id));
  return row && { ...row.address, county: row.county };
}

/** The cities of storages, by the address that they were given first. */
export async function readCities(read: Reader, storageIds: readonly number[]): Promise<Map<number | null, string>> {
  const rows = await readAddresses(read, storageIds);
  return new Map(rows.reverse().map(({ address }) => [address.storageId, address.city]));
}

function readAddresses(read: Reader, storageIds: readonly number[]) {
  return selectAddresses(read, inArray(addresses.storageId, [...storageIds]));
}

function selectAddresses(read: Reader, which: SQL) {
  return read
    .select({ address: addresses, county: counties.name })
    .from(addresses)
    .innerJoin(counties, eq(counties.id, addresses.countyId))
    .where(which)
    .orderBy(addresses.id);
}
