import { groupBy } from "../../group-by";
import { at } from "../random";
import { dayFrom, momentBefore, type SeedBase } from "../world";
import type { StockRow } from "./make-stocks";
import { addSupplyWork, type ReportRow, type ReportStopRow, type SupplyWork } from "./make-supply-work";
import type { Routes } from "./make-supplying-routes";

export interface Reports extends SupplyWork {
  reports: ReportRow[];
  stops: ReportStopRow[];
}

interface ReportWorld {
  routes: Routes;
  stocks: readonly StockRow[];
}

const generated = 1;
const picking = 3;
const supplying = 7;
const reviewed = 15;
const cancelled = 2 ** 24;
const hourMs = 3_600_000;

/** Reports of the routes' rounds; the newest are under way. */
export function makeSupplyingReports(base: SeedBase, { routes, stocks }: ReportWorld): Reports {
  const { random, sizes } = base;
  const made: Reports = { reports: [], stops: [], lines: [], contents: [], exceptions: [], sessions: [], details: [] };
  const stopsOf = groupBy(routes.stops, (stop) => stop.routeId);
  const inStock = groupBy(stocks, (stock) => stock.storageId);
  for (let id = 1; id <= sizes.supplyReports; id += 1) {
    const route = at(routes.routes, id % routes.routes.length);
    const age = Math.floor(((sizes.supplyReports - id) / sizes.supplyReports) * Math.min(sizes.days, 365));
    const created = momentBefore(base, age, [4, 14]);
    const maskNumber = maskOf(id, sizes.supplyReports);
    const worked = new Date(created.getTime() + random.int(1, 7) * hourMs);
    const report: ReportRow = {
      id,
      // It begins with what tells it from others: beside a preview little more of it is seen.
      name: `${route.name} ${dayFrom(created, 0)}`,
      type: id % 17 === 5 ? 2 : 1,
      maskNumber,
      // Some are made by hand, for no route.
      routeId: id % 11 === 3 ? null : route.id,
      mobileStorageId: route.mobileStorageId,
      courierId: route.internalCourierId,
      created,
      updated: maskNumber === generated || worked > base.now ? created : worked,
    };
    made.reports.push(report);
    const stops = (stopsOf.get(route.id) ?? []).map(({ storageId, position }): ReportStopRow => {
      const plannedAt = new Date(created.getTime() + (position + 1) * (hourMs / 2));
      const isVisited =
        (maskNumber & reviewed) === reviewed || ((maskNumber & supplying) === supplying && position <= 2);
      return {
        reportId: id,
        storageId,
        position,
        status: stopStatus(maskNumber, isVisited),
        plannedAt,
        arrivedAt: isVisited ? new Date(plannedAt.getTime() + random.int(-12, 25) * 60_000) : null,
      };
    });
    made.stops.push(...stops);
    addSupplyWork(base, made, report, stops, inStock);
  }
  return made;
}

function stopStatus(mask: number, isVisited: boolean): number {
  if (mask >= cancelled) return mask;
  return isVisited ? reviewed : Math.min(mask, supplying);
}

/** The newest are under way, two in each state; of the old ones a few were cancelled. */
function maskOf(id: number, count: number): number {
  const fromNewest = count - id;
  const underWay = [generated, generated, picking, picking, supplying, supplying];
  return underWay[fromNewest] ?? (id % 9 === 2 ? at([generated, picking, supplying], id % 3) + cancelled : reviewed);
}
