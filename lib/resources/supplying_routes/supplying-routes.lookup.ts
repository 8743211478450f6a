import { defineLookup, lookupLimit } from "@/lib/list/lookups/lookup";
import { supplyingRoutesCalls } from "./supplying-routes.calls";

export const couriersLookup = defineLookup({
  call: supplyingRoutesCalls.couriers,
  arePeople: true,
  search: (search) => ({ query: { search, limit: lookupLimit } }),
  named: (ids) => ({ query: { ids } }),
});

const byName = { sort: "name", order: "ASC" } as const;

export const routesLookup = defineLookup({
  call: supplyingRoutesCalls.list,
  search: (route) => ({ query: { route, limit: lookupLimit, ...byName } }),
  named: (ids) => ({ query: { ids } }),
});
