import { and, eq, inArray, or, type SQL } from "drizzle-orm";
import type { CallArgs } from "@/lib/calls/call";
import { inventoryCalls } from "@/lib/resources/inventory/inventory.calls";
import { withinDays } from "../../db/conditions";
import { readPageOf } from "../../db/read-page";
import { inventories } from "../../db/schema/inventory";
import { type QueryHandler, queryHandler } from "../../grpc/query-handler";
import type { OperatorDays } from "../../operator-days";
import type { PlatformContext } from "../../platform-context";
import { found, PlatformError } from "../../platform-error";
import { readInventories, readItems } from "./inventory-rows";

const sortColumns = { Id: inventories.id, Created: inventories.created, Updated: inventories.updated };

/** The reads of counts over QueryCommand (2§7), newest first unless asked otherwise. */
export function inventoryQueries(context: PlatformContext): QueryHandler[] {
  return [
    queryHandler(inventoryCalls.list, async (filters, window) => {
      const { sort = "Created", order = "DESC" } = filters;
      const { ids, totalCount } = await readPageOf(context.database, inventories, {
        where: inventoryFilter(filters, context.days),
        order: [sortColumns[sort], order],
        window,
      });
      return { Items: await readInventories(context.database.read, ids), TotalCount: totalCount };
    }),
    queryHandler(inventoryCalls.one, async ({ id }) => {
      if (id === undefined) throw new PlatformError(400, "InventoryID is required");
      const inventory = found((await readInventories(context.database.read, [id]))[0]);
      return { Items: [{ ...inventory, InventoryItems: await readItems(context, inventory) }], TotalCount: 1 };
    }),
  ];
}

type InventoryFilters = NonNullable<CallArgs<typeof inventoryCalls.list>["filters"]>;

function inventoryFilter(
  { storageId, statuses, created, joinedTo }: InventoryFilters,
  days: OperatorDays,
): SQL | undefined {
  return and(
    storageId ? eq(inventories.storageId, storageId) : undefined,
    joinedTo ? or(eq(inventories.id, joinedTo), eq(inventories.joinedToId, joinedTo)) : undefined,
    statuses && inArray(inventories.status, [...statuses]),
    withinDays(inventories.created, created, days),
  );
}
