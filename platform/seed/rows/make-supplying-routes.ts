import type { supplyRouteStorages, supplyRoutes, supplyRouteTimes } from "../../db/schema/supplying-routes";
import { groupBy } from "../../group-by";
import { at } from "../random";
import { momentBefore, type SeedBase } from "../world";
import { isLocker, type StorageRow } from "./make-storages";

type RouteRow = typeof supplyRoutes.$inferInsert & { id: number };

export interface Routes {
  routes: RouteRow[];
  stops: (typeof supplyRouteStorages.$inferInsert)[];
  times: (typeof supplyRouteTimes.$inferInsert)[];
}

interface RouteWorld {
  storages: readonly StorageRow[];
  courierIds: readonly number[];
}

const hours = ["05:30", "06:00", "07:15", "09:00", "11:30", "14:00", "17:45", "21:00"] as const;
const names = [
  "Ruta de dimineață",
  "Ruta campus",
  "Ruta birouri",
  "Ruta gări",
  "Ruta de weekend",
  "Ruta nord",
] as const;

/** Each route supplies machines of one chain (2§8: storagesFromSingleChain); lockers are filled for orders instead. */
export function makeSupplyingRoutes(base: SeedBase, { storages, courierIds }: RouteWorld): Routes {
  const { random, sizes } = base;
  const made: Routes = { routes: [], stops: [], times: [] };
  const machines = storages.filter((each) => each.type === "SELLABLE" && each.isActive && !isLocker(each));
  const chains = [...groupBy(machines, (each) => each.chainId).values()];
  const cars = storages.filter((each) => each.type === "MOBILE");
  for (let id = 1; id <= sizes.supplyRoutes; id += 1) {
    const stops = random.sample(at(chains, id % chains.length), random.int(2, 7));
    const town = at(stops, 0).name.split(" ")[1] ?? "";
    made.routes.push({
      id,
      name: `${at(names, id % names.length)} ${town} ${id}`,
      mobileStorageId: at(cars, id % cars.length).id ?? 0,
      internalCourierId: at(courierIds, id % courierIds.length),
      isActive: id % 4 !== 0,
      created: momentBefore(base, Math.round(((sizes.supplyRoutes - id) / sizes.supplyRoutes) * sizes.days), [8, 17]),
    });
    for (const [index, stop] of stops.entries())
      made.stops.push({ routeId: id, storageId: stop.id ?? 0, position: index + 1 });
    for (const day of random.sample([1, 2, 3, 4, 5, 6, 7], random.int(1, 5)).sort())
      for (const hour of random.sample(hours, random.int(1, 2)).sort()) made.times.push({ routeId: id, day, hour });
  }
  return made;
}
