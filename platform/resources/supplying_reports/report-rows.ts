import { asc, count, eq, inArray } from "drizzle-orm";
import type { CallWire } from "@/lib/calls/call";
import type { supplyingReportsCalls } from "@/lib/resources/supplying_reports/supplying-reports.calls";
import type { Reader } from "../../db/database";
import { inOrderOf } from "../../db/read-page";
import { storages } from "../../db/schema/places";
import { supplyLines, supplyReportStorages, supplyReports } from "../../db/schema/supplying-reports";
import { supplyRoutes } from "../../db/schema/supplying-routes";
import { users } from "../../db/schema/users";
import { groupBy } from "../../group-by";
import { momentText } from "../../wire-values";

type ReportWire = CallWire<typeof supplyingReportsCalls.list>["items"][number];

/** The reports of these ids, in their order. */
export async function readReports(read: Reader, ids: readonly number[]): Promise<ReportWire[]> {
  const rows = await read
    .select({
      report: supplyReports,
      route: { id: supplyRoutes.id, name: supplyRoutes.name },
      car: { id: storages.id, name: storages.name },
      courier: { id: users.id, firstName: users.firstName, lastName: users.lastName },
    })
    .from(supplyReports)
    .innerJoin(storages, eq(storages.id, supplyReports.mobileStorageId))
    .innerJoin(users, eq(users.id, supplyReports.courierId))
    .leftJoin(supplyRoutes, eq(supplyRoutes.id, supplyReports.routeId))
    .where(inArray(supplyReports.id, [...ids]));
  const stopsOf = groupBy(await readStops(read, ids), ({ stop }) => stop.reportId);
  const pieces = await read
    .select({ id: supplyLines.reportId, pieces: count() })
    .from(supplyLines)
    .where(inArray(supplyLines.reportId, [...ids]))
    .groupBy(supplyLines.reportId);
  const piecesOf = new Map(pieces.map((each) => [each.id, each.pieces]));
  return inOrderOf(ids, rows, ({ report }) => report.id).map(({ report, route, car, courier }) => ({
    id: report.id,
    name: report.name,
    type: report.type,
    maskNumber: report.maskNumber,
    route,
    mobileStorage: car,
    courier,
    storages: (stopsOf.get(report.id) ?? []).map(({ storage }) => storage),
    supplyQty: piecesOf.get(report.id) ?? 0,
    created: momentText(report.created),
    updated: momentText(report.updated),
  }));
}

/** The stops of reports, in the order of each round. */
export function readStops(read: Reader, reportIds: readonly number[]) {
  return read
    .select({
      stop: supplyReportStorages,
      storage: { id: storages.id, name: storages.name },
      lat: storages.latitude,
      long: storages.longitude,
    })
    .from(supplyReportStorages)
    .innerJoin(storages, eq(storages.id, supplyReportStorages.storageId))
    .where(inArray(supplyReportStorages.reportId, [...reportIds]))
    .orderBy(asc(supplyReportStorages.reportId), asc(supplyReportStorages.position));
}
