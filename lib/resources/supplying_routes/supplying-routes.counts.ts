import { countOf, type RecordCounts } from "@/lib/list/declare/record-counts";
import { currentStocksList } from "@/lib/resources/current_stocks/current-stocks.list";
import { supplyingReportsList } from "@/lib/resources/supplying_reports/supplying-reports.list";
import type { Route } from "./supplying-routes.calls";
import { supplyingRoutesList } from "./supplying-routes.list";

/** Reports that are not over yet. */
const openReports = ["NEW", "PICKED", "COURIER_ACCEPTED"];

/** What was driven by the route, what its car holds, and what else its courier drives. */
export const routeCounts: RecordCounts<Route> = {
  reports: countOf(supplyingReportsList, {
    filters: ({ id }) => ({ route: String(id) }),
    bears: ({ route }, { id }) => route?.id === id,
  }),
  openReports: countOf(supplyingReportsList, {
    filters: ({ id }) => ({ route: String(id), status: openReports.join(",") }),
    bears: (report, { id }) =>
      report.route?.id === id && openReports.includes(String(supplyingReportsList.columns.status?.value(report))),
  }),
  inCar: countOf(currentStocksList, {
    filters: ({ mobileStorage }) => ({ storage: String(mobileStorage.id) }),
    bears: ({ storage }, { mobileStorage }) => storage.id === mobileStorage.id,
  }),
  ofCourier: countOf(supplyingRoutesList, {
    filters: ({ internalCourier }) => ({ courier: String(internalCourier.id) }),
    bears: ({ internalCourier }, { internalCourier: own }) => internalCourier.id === own.id,
  }),
};
