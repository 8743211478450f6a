import { eq, inArray } from "drizzle-orm";
import type { CallWire } from "@/lib/calls/call";
import type { storagesCalls } from "@/lib/resources/storages/storages.calls";
import type { Reader } from "../../db/database";
import { inOrderOf } from "../../db/read-page";
import { blueprints } from "../../db/schema/mapping";
import { addresses, counties, storages } from "../../db/schema/places";
import { groupBy } from "../../group-by";

type StorageWire = CallWire<typeof storagesCalls.one>;

/**
 * The storages of these ids, in their order.
 * @param isLite leaves the addresses out: dropdowns need names alone.
 */
export async function readStorages(read: Reader, ids: readonly number[], isLite = false): Promise<StorageWire[]> {
  const rows = await read
    .select({ storage: storages, blueprint: { id: blueprints.id, name: blueprints.name } })
    .from(storages)
    .leftJoin(blueprints, eq(blueprints.id, storages.bobBlueprintId))
    .where(inArray(storages.id, [...ids]));
  const addressesOf = groupBy(isLite ? [] : await readAddresses(read, ids), ({ address }) => address.storageId);
  return inOrderOf(ids, rows, ({ storage }) => storage.id).map(({ storage, blueprint }) => ({
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
    catalogPrice: storage.catalogPriceName === null ? null : { name: storage.catalogPriceName },
    bobs: blueprint && { blueprint, blueprintVersion: storage.blueprintVersion ?? 1 },
    isSellable: storage.type === "SELLABLE",
    isDeposit: storage.type === "DEPOSIT",
    isSubstorage: storage.parentId !== null,
    isActive: storage.isActive,
  }));
}

function readAddresses(read: Reader, storageIds: readonly number[]) {
  return read
    .select({ address: addresses, county: counties.name })
    .from(addresses)
    .innerJoin(counties, eq(counties.id, addresses.countyId))
    .where(inArray(addresses.storageId, [...storageIds]));
}
