import { eq, inArray, type SQL } from "drizzle-orm";
import type { CallWire } from "@/lib/calls/call";
import type { storagesCalls } from "@/lib/resources/storages/storages.calls";
import type { Reader } from "../../db/database";
import { inOrderOf } from "../../db/read-page";
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
    })
    .from(storages)
    .innerJoin(chains, eq(chains.id, storages.chainId))
    .leftJoin(blueprints, eq(blueprints.id, storages.bobBlueprintId))
    .where(inArray(storages.id, [...ids]));
  const addressesOf = groupBy(isLite ? [] : await readAddresses(read, ids), ({ address }) => address.storageId);
  return inOrderOf(ids, rows, ({ storage }) => storage.id).map(({ storage, blueprint, chain }) => ({
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
    catalogPrice: storage.catalogPriceName === null ? null : { name: storage.catalogPriceName },
    bobs: blueprint && { blueprint, blueprintVersion: storage.blueprintVersion ?? 1 },
    isSellable: storage.type === "SELLABLE",
    isDeposit: storage.type === "DEPOSIT",
    isSubstorage: storage.parentId !== null,
    isActive: storage.isActive,
  }));
}

/** The address of this id, where there is one. */
export async function readAddress(read: Reader, id: number) {
  const [row] = await selectAddresses(read, eq(addresses.id, id));
  return row && { ...row.address, county: row.county };
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
