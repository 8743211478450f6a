import { roleCodes } from "../../auth/staff-roles";
import { schema } from "../../db/tables";
import type { Insert } from "../bulk-insert";
import { makeBlueprints } from "../rows/make-blueprints";
import { makeChains } from "../rows/make-companies";
import { makeCouriers } from "../rows/make-couriers";
import { makeMappings } from "../rows/make-drafts";
import { makeExpiringStocks } from "../rows/make-expiring-stocks";
import { makeFurtherStocks } from "../rows/make-further-stocks";
import { makeInventories } from "../rows/make-inventory";
import { rangesOf } from "../rows/make-ranges";
import { makeSerialNumbers } from "../rows/make-serial-numbers";
import type { StockRow } from "../rows/make-stocks";
import { makeFurtherMachines } from "../rows/make-storages";
import { makeSupplyingReports } from "../rows/make-supplying-reports";
import { makeSupplyingRoutes } from "../rows/make-supplying-routes";
import type { SeedWorld } from "../seed-world";
import { baseOf, type SeedBase } from "../world";
import type { Assortment } from "./acquirer";

/** Fewer would leave a filter nothing to choose from. */
const fewestCouriers = 4;
const fewestMachines = 8;
const stocksOfFurtherMachine = 14;

/** The shelves mapper's work: stocks, counts, mappings, routes and their reports. @returns the stocks that it added */
export function fillMapper(
  insert: Insert,
  base: SeedBase,
  world: SeedWorld,
  assortment: Assortment,
): readonly StockRow[] {
  const { people, products, receptions, lockerOrders } = world;
  const machinesBefore = world.storages.filter((each) => each.type === "SELLABLE").length;
  const further = makeFurtherMachines(base, Math.max(0, fewestMachines - machinesBefore));
  insert(schema.storages, further.storages);
  insert(schema.addresses, further.addresses);
  const storages = [...world.storages, ...further.storages];

  const inMachines = makeFurtherStocks(base, further.storages, receptions.batches, [], {
    lastId: world.stocks.length,
    count: further.storages.length * stocksOfFurtherMachine,
  });
  const stocks = [...world.stocks, ...inMachines];
  const forLoad = makeFurtherStocks(base, world.storages, receptions.batches, world.stocks, {
    lastId: stocks.length,
    count: Math.max(0, base.sizes.stocks - stocks.length),
  });
  const more = [...stocks.slice(world.stocks.length), ...forLoad];
  insert(schema.stocks, more);
  const expiring = makeExpiringStocks(base, further.storages, products, {
    batch: receptions.batches.length,
    stock: world.stocks.length + more.length,
  });
  insert(schema.batches, expiring.batches);
  insert(schema.stocks, expiring.stocks);
  insert(schema.stockSerialNumbers, makeSerialNumbers(base, [...world.stocks, ...more], products));

  const withRole = (role: (typeof roleCodes)[number]): number[] =>
    people.userRoles.filter(({ roleId }) => roleId === roleCodes.indexOf(role) + 1).map(({ userId }) => userId);
  const known = withRole("COURIER");
  const couriers = makeCouriers(base, people.users.length + 1, Math.max(0, fewestCouriers - known.length));
  insert(schema.users, couriers.users);
  insert(schema.userRoles, couriers.userRoles);
  const courierIds = [...known, ...couriers.users.map(({ id }) => id)];

  const inventories = makeInventories(base, { storages, products, stocks, staffIds: [2, 5, 15] });
  insert(schema.inventories, inventories.inventories);
  insert(schema.inventoryItems, inventories.items);

  const blueprints = makeBlueprints(baseOf("blueprints", base));
  const ofMappings = baseOf("mappings", base);
  const mappings = makeMappings(ofMappings, {
    blueprints,
    machines: storages.filter((each) => each.type === "SELLABLE"),
    ranges: rangesOf(ofMappings.random, {
      ...assortment,
      chains: makeChains(),
      stocks: [...stocks, ...expiring.stocks],
    }),
    lockerOrders,
    mapperIds: [...withRole("SHELVES_MAPPER"), ...withRole("MAPPER_QC")],
    approverIds: [...withRole("MAPPER_QC"), ...withRole("CHAIN_ADMIN")],
  });
  insert(schema.blueprints, blueprints);
  insert(schema.mappingDrafts, mappings.drafts);
  insert(schema.mappingDraftStorages, mappings.draftStorages);
  insert(schema.mappingApplications, mappings.applications);
  insert(schema.shelves, mappings.shelves);
  insert(schema.shelfCells, mappings.shelfCells);
  insert(schema.lockers, mappings.lockers);
  insert(schema.lockerCells, mappings.lockerCells);

  const routes = makeSupplyingRoutes(baseOf("routes", base), { storages, courierIds });
  insert(schema.supplyRoutes, routes.routes);
  insert(schema.supplyRouteStorages, routes.stops);
  insert(schema.supplyRouteTimes, routes.times);
  const reports = makeSupplyingReports(base, { routes, stocks });
  insert(schema.supplyReports, reports.reports);
  insert(schema.supplyReportStorages, reports.stops);
  insert(schema.supplyLines, reports.lines);
  insert(schema.initialSupplyContents, reports.contents);
  insert(schema.supplyExceptions, reports.exceptions);
  insert(schema.vendingSessions, reports.sessions);
  insert(schema.vendingSessionDetails, reports.details);
  return [...more, ...expiring.stocks];
}
