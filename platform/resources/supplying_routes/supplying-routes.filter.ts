import { and, eq, inArray, type SQL } from "drizzle-orm";
import type { CallArgs } from "@/lib/calls/call";
import type { supplyingRoutesCalls } from "@/lib/resources/supplying_routes/supplying-routes.calls";
import { contains, withinDays } from "../../db/conditions";
import type { Reader } from "../../db/database";
import { supplyRouteStorages, supplyRoutes } from "../../db/schema/supplying-routes";
import type { OperatorDays } from "../../operator-days";

export type RouteQuery = NonNullable<CallArgs<typeof supplyingRoutesCalls.list>["query"]>;

/** FILT-043. A storage finds the routes that stop there. */
export function routeFilter(read: Reader, query: RouteQuery, days: OperatorDays): SQL | undefined {
  return and(
    query.route ? contains(supplyRoutes.name, query.route) : undefined,
    query.ids && inArray(supplyRoutes.id, [...query.ids]),
    query.storageIds && stopsFilter(read, query.storageIds),
    query.courier ? eq(supplyRoutes.internalCourierId, query.courier) : undefined,
    query.mobileStorage ? eq(supplyRoutes.mobileStorageId, query.mobileStorage) : undefined,
    query.isActive === undefined ? undefined : eq(supplyRoutes.isActive, query.isActive),
    withinDays(supplyRoutes.created, query.created, days),
  );
}

function stopsFilter(read: Reader, storageIds: readonly number[]): SQL {
  const stopping = read
    .select({ id: supplyRouteStorages.routeId })
    .from(supplyRouteStorages)
    .where(inArray(supplyRouteStorages.storageId, [...storageIds]));
  return inArray(supplyRoutes.id, stopping);
}
