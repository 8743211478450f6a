import { and, eq, inArray, isNotNull, isNull, type SQL } from "drizzle-orm";
import type { CallArgs } from "@/lib/calls/call";
import type { storagesCalls } from "@/lib/resources/storages/storages.calls";
import { contains, either } from "../../db/conditions";
import { storages } from "../../db/schema/places";

export type StorageQuery = NonNullable<CallArgs<typeof storagesCalls.list>["query"]>;

/** The filters of 1§2 and 2§7. What does not sell is a warehouse, on wheels or not. */
export function storageFilter(query: StorageQuery): SQL | undefined {
  return and(
    either(query.isSellable, eq(storages.type, "SELLABLE"), inArray(storages.type, ["MOBILE", "DEPOSIT"])),
    query.isActive === undefined ? undefined : eq(storages.isActive, query.isActive),
    either(query.isSubstorage, isNotNull(storages.parentId), isNull(storages.parentId)),
    query.bobBlueprintId ? eq(storages.bobBlueprintId, query.bobBlueprintId) : undefined,
    query.search ? contains(storages.name, query.search) : undefined,
  );
}
