import { and, eq, exists, gte, inArray, isNotNull, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import type { AnySQLiteColumn } from "drizzle-orm/sqlite-core";
import type { CallArgs } from "@/lib/calls/call";
import type { draftsCalls } from "@/lib/resources/drafts/drafts.calls";
import { contains, either } from "../../db/conditions";
import type { Reader } from "../../db/database";
import {
  blueprints,
  lockerCells,
  lockers,
  mappingDraftStorages,
  mappingDrafts,
  shelfCells,
  shelves,
} from "../../db/schema/drafts";
import { storages } from "../../db/schema/places";

export type MappingQuery = NonNullable<CallArgs<typeof draftsCalls.list>["query"]>;

/** The storages that a query names in either of its ways. */
function placesOf({ liveStorage, storageIds }: MappingQuery): number[] | undefined {
  if (liveStorage === undefined) return storageIds && [...storageIds];
  return storageIds && !storageIds.includes(liveStorage) ? [] : [liveStorage];
}

export function draftFilter(read: Reader, query: MappingQuery): SQL | undefined {
  const places = placesOf(query);
  const { start, isApproved, isApplied } = query;
  const approved = isNotNull(mappingDrafts.approvedById);
  return and(
    query.blueprintDevice ? eq(mappingDrafts.blueprintId, query.blueprintDevice) : undefined,
    places && meantForFilter(read, places),
    query.productIds && mapsProduct(read, "mappingDraftId", mappingDrafts.id, query.productIds),
    query.search ? contains(mappingDrafts.name, query.search) : undefined,
    start?.from === undefined ? undefined : gte(mappingDrafts.startDate, start.from),
    start?.to === undefined ? undefined : lte(mappingDrafts.startDate, start.to),
    either(isApproved, approved, isNull(mappingDrafts.approvedById)),
    either(isApplied, isNotNull(mappingDrafts.appliedAt), isNull(mappingDrafts.appliedAt)),
  );
}

/** Blueprints and live mappings have no approver and no start: what asks for one finds none of them. */
const nothing = sql`false`;

function asksForDrafts({ start, isApproved, isApplied }: MappingQuery): boolean {
  return start !== undefined || isApproved === true || isApplied === true;
}

export function blueprintFilter(read: Reader, query: MappingQuery): SQL | undefined {
  const places = placesOf(query);
  return and(
    asksForDrafts(query) ? nothing : undefined,
    query.blueprintDevice ? eq(blueprints.id, query.blueprintDevice) : undefined,
    places &&
      inArray(
        blueprints.id,
        read.select({ id: storages.bobBlueprintId }).from(storages).where(inArray(storages.id, places)),
      ),
    query.productIds && mapsProduct(read, "blueprintId", blueprints.id, query.productIds),
    query.search ? contains(blueprints.name, query.search) : undefined,
  );
}

export function liveMappingFilter(read: Reader, query: MappingQuery): SQL | undefined {
  const places = placesOf(query);
  return and(
    isNotNull(storages.bobBlueprintId),
    asksForDrafts(query) ? nothing : undefined,
    query.blueprintDevice ? eq(storages.bobBlueprintId, query.blueprintDevice) : undefined,
    places && inArray(storages.id, places),
    query.productIds && mapsProduct(read, "storageId", storages.id, query.productIds),
    query.search ? contains(storages.name, query.search) : undefined,
  );
}

function meantForFilter(read: Reader, places: readonly number[]): SQL {
  return inArray(
    mappingDrafts.id,
    read
      .select({ id: mappingDraftStorages.mappingDraftId })
      .from(mappingDraftStorages)
      .where(inArray(mappingDraftStorages.storageId, [...places])),
  );
}

/** At least one of its cells holds one of these products. */
function mapsProduct(
  read: Reader,
  owner: "blueprintId" | "mappingDraftId" | "storageId",
  id: AnySQLiteColumn,
  productIds: readonly number[],
): SQL | undefined {
  const one = { one: sql`1` };
  const onShelf = read
    .select(one)
    .from(shelves)
    .innerJoin(shelfCells, eq(shelfCells.shelfId, shelves.id))
    .where(and(eq(shelves[owner], id), inArray(shelfCells.productId, [...productIds])));
  const inLocker = read
    .select(one)
    .from(lockers)
    .innerJoin(lockerCells, eq(lockerCells.lockerId, lockers.id))
    .where(and(eq(lockers[owner], id), inArray(lockerCells.productId, [...productIds])));
  return or(exists(onShelf), exists(inLocker));
}
