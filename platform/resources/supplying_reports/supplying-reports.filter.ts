import { and, eq, gte, inArray, or, type SQL } from "drizzle-orm";
import type { CallArgs } from "@/lib/calls/call";
import type { supplyingReportsCalls } from "@/lib/resources/supplying_reports/supplying-reports.calls";
import { withinDays } from "../../db/conditions";
import type { Reader } from "../../db/database";
import { supplyReportStorages, supplyReports } from "../../db/schema/supplying-reports";
import type { OperatorDays } from "../../operator-days";

export type ReportQuery = NonNullable<CallArgs<typeof supplyingReportsCalls.list>["query"]>;

/** The highest bit of a mask, so that every cancelled report lies above it. */
const cancelledBit = 2 ** 24;

export function reportFilter(read: Reader, query: ReportQuery, days: OperatorDays): SQL | undefined {
  return and(
    query.type ? eq(supplyReports.type, query.type) : undefined,
    query.exactStatus && statusFilter(query.exactStatus),
    query.route ? eq(supplyReports.routeId, query.route) : undefined,
    query.courier ? eq(supplyReports.courierId, query.courier) : undefined,
    query.storageIds && stopsFilter(read, query.storageIds),
    withinDays(supplyReports.created, query.created, days),
  );
}

/** A status is the whole mask, not a bit of it; cancelled is whatever was reached before (reading 10). */
function statusFilter(masks: readonly number[]): SQL | undefined {
  return or(
    inArray(supplyReports.maskNumber, [...masks]),
    masks.includes(cancelledBit) ? gte(supplyReports.maskNumber, cancelledBit) : undefined,
  );
}

function stopsFilter(read: Reader, storageIds: readonly number[]): SQL {
  const stopping = read
    .select({ id: supplyReportStorages.reportId })
    .from(supplyReportStorages)
    .where(inArray(supplyReportStorages.storageId, [...storageIds]));
  return inArray(supplyReports.id, stopping);
}
