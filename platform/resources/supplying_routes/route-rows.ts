import { asc, eq, inArray } from "drizzle-orm";
import type { CallWire } from "@/lib/calls/call";
import type { supplyingRoutesCalls } from "@/lib/resources/supplying_routes/supplying-routes.calls";
import type { Reader } from "../../db/database";
import { inOrderOf } from "../../db/read-page";
import { storages } from "../../db/schema/places";
import { supplyRouteStorages, supplyRoutes, supplyRouteTimes } from "../../db/schema/supplying-routes";
import { users } from "../../db/schema/users";
import { groupBy } from "../../group-by";
import { momentText } from "../../wire-values";

type RouteWire = CallWire<typeof supplyingRoutesCalls.list>["items"][number];
type Times = RouteWire["selectedDaysAndHours"];

/** The routes of these ids, in their order, each with its stops and times. */
export async function readRoutes(read: Reader, ids: readonly number[]): Promise<RouteWire[]> {
  const rows = await read
    .select({
      route: supplyRoutes,
      car: { id: storages.id, name: storages.name },
      courier: { id: users.id, firstName: users.firstName, lastName: users.lastName },
    })
    .from(supplyRoutes)
    .innerJoin(storages, eq(storages.id, supplyRoutes.mobileStorageId))
    .innerJoin(users, eq(users.id, supplyRoutes.internalCourierId))
    .where(inArray(supplyRoutes.id, [...ids]));
  const stops = await read
    .select({ routeId: supplyRouteStorages.routeId, storage: { id: storages.id, name: storages.name } })
    .from(supplyRouteStorages)
    .innerJoin(storages, eq(storages.id, supplyRouteStorages.storageId))
    .where(inArray(supplyRouteStorages.routeId, [...ids]))
    .orderBy(asc(supplyRouteStorages.position));
  const times = await read
    .select()
    .from(supplyRouteTimes)
    .where(inArray(supplyRouteTimes.routeId, [...ids]))
    .orderBy(asc(supplyRouteTimes.day), asc(supplyRouteTimes.hour));
  const stopsOf = groupBy(stops, ({ routeId }) => routeId);
  const timesOf = groupBy(times, ({ routeId }) => routeId);
  return inOrderOf(ids, rows, ({ route }) => route.id).map(({ route, car, courier }) => ({
    id: route.id,
    name: route.name,
    isActive: route.isActive,
    created: momentText(route.created),
    mobileStorage: car,
    internalCourier: courier,
    storages: (stopsOf.get(route.id) ?? []).map(({ storage }) => storage),
    selectedDaysAndHours: byDay(timesOf.get(route.id) ?? []),
  }));
}

function byDay(times: readonly { day: number; hour: string }[]): Times {
  return [...groupBy(times, ({ day }) => day)].map(([day, ofDay]) => ({ day, hours: ofDay.map(({ hour }) => hour) }));
}
