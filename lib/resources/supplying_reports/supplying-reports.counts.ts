import { countOf, type RecordCounts } from "@/lib/list/declare/record-counts";
import { currentStocksList } from "@/lib/resources/current_stocks/current-stocks.list";
import { groupSupplyLines } from "./supply-lines";
import type { ReportDetail } from "./supplying-reports.calls";
import { supplyingReportsList } from "./supplying-reports.list";

/** Where it goes with what, what the car holds now, and the other rounds of its route. */
export const reportCounts: RecordCounts<ReportDetail> = {
  stops: { section: "stops", total: ({ waypoints }) => waypoints.length },
  lines: { section: "lines", total: ({ supplyLines }) => groupSupplyLines(supplyLines).length },
  inCar: countOf(currentStocksList, {
    filters: ({ mobileStorage }) => ({ storage: String(mobileStorage.id) }),
    bears: ({ storage }, { mobileStorage }) => storage.id === mobileStorage.id,
  }),
  ofRoute: countOf(supplyingReportsList, {
    filters: ({ route }) => route && { route: String(route.id) },
    bears: ({ route }, { route: own }) => route?.id === own?.id,
  }),
};
