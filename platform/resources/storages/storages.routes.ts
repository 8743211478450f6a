import { and, asc, eq, inArray, isNotNull, isNull, type SQL } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { CallArgs, CallWire } from "@/lib/calls/call";
import { storagesCalls } from "@/lib/resources/storages/storages.calls";
import { contains, defaultLimit } from "../../db/conditions";
import type { Reader } from "../../db/database";
import { addresses, counties, storages } from "../../db/schema/places";
import { route } from "../../http/route";
import type { PlatformContext } from "../../platform-context";
import { found } from "../../platform-error";

type StorageWire = CallWire<typeof storagesCalls.one>;
type StorageQuery = NonNullable<CallArgs<typeof storagesCalls.list>["query"]>;
type StorageRow = typeof storages.$inferSelect;

export function storageRoutes(app: FastifyInstance, context: PlatformContext): void {
  const { read } = context.database;

  route(app, context, storagesCalls.list, async ({ query }) => {
    const where = storageFilter(query);
    const rows = await read
      .select()
      .from(storages)
      .where(where)
      .orderBy(asc(storages.name))
      .limit(query.limit ?? defaultLimit)
      .offset(query.offset ?? 0);
    return { items: await toStorageWires(read, rows, query.lite), totalCount: await read.$count(storages, where) };
  });

  route(app, context, storagesCalls.one, async ({ params, query }) => {
    const rows = await read.select().from(storages).where(eq(storages.id, params.id));
    return found((await toStorageWires(read, rows, query.lite))[0]);
  });
}

function storageFilter(query: StorageQuery): SQL | undefined {
  return and(
    choose(query.isSellable, eq(storages.type, "SELLABLE"), inArray(storages.type, ["MOBILE", "DEPOSIT"])),
    query.isActive === undefined ? undefined : eq(storages.isActive, query.isActive),
    choose(query.isSubstorage, isNotNull(storages.parentId), isNull(storages.parentId)),
    query.search ? contains(storages.name, query.search) : undefined,
  );
}

function choose(flag: boolean | undefined, whenTrue: SQL, whenFalse: SQL): SQL | undefined {
  if (flag === undefined) return undefined;
  return flag ? whenTrue : whenFalse;
}

/** @param isLite leaves the addresses out: dropdowns need names alone. */
async function toStorageWires(read: Reader, rows: readonly StorageRow[], isLite = false): Promise<StorageWire[]> {
  const withAddress = isLite ? [] : rows;
  const addressRows = await read
    .select({ address: addresses, county: counties.name })
    .from(addresses)
    .innerJoin(counties, eq(counties.id, addresses.countyId))
    .where(
      inArray(
        addresses.storageId,
        withAddress.map(({ id }) => id),
      ),
    );
  return rows.map((storage) => ({
    id: storage.id,
    name: storage.name,
    fullName: `${storage.name} (#${storage.id})`,
    type: storage.type,
    addresses: addressRows
      .filter(({ address }) => address.storageId === storage.id)
      .map(({ address, county }) => ({ ...address, county })),
    geolocation:
      storage.latitude === null || storage.longitude === null
        ? null
        : { lat: storage.latitude, long: storage.longitude },
    isSellable: storage.type === "SELLABLE",
    isDeposit: storage.type === "DEPOSIT",
    isSubstorage: storage.parentId !== null,
    isActive: storage.isActive,
  }));
}
