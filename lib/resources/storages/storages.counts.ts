import { countOf, type RecordCounts } from "@/lib/list/declare/record-counts";
import { currentStocksList } from "@/lib/resources/current_stocks/current-stocks.list";
import { draftsList } from "@/lib/resources/drafts/drafts.list";
import { inventoryList } from "@/lib/resources/inventory/inventory.list";
import { receptionsInternList } from "@/lib/resources/receptions_intern/receptions-intern.list";
import { reservationsList } from "@/lib/resources/reservations/reservations.list";
import { supplyingReportsList } from "@/lib/resources/supplying_reports/supplying-reports.list";
import { supplyingRoutesList } from "@/lib/resources/supplying_routes/supplying-routes.list";
import type { Storage } from "./storages.calls";

const has = (storages: readonly { id: number }[], { id }: Storage) => storages.some((each) => each.id === id);

/** Reports that are not over yet. */
const openReports = ["NEW", "PICKED", "COURIER_ACCEPTED"];

/** What lies there, waits there and comes there; of a machine other things than of a warehouse or a car. */
export const storageCounts: RecordCounts<Storage> = {
  stocks: countOf(currentStocksList, {
    filters: ({ id }) => ({ storage: String(id) }),
    bears: ({ storage }, { id }) => storage.id === id,
  }),
  activeReservations: countOf(reservationsList, {
    filters: ({ id, type }) => (type === "SELLABLE" ? { storage: String(id), status: "ACTIVE" } : undefined),
    bears: ({ storage, status }, { id }) => storage.id === id && status === "ACTIVE",
  }),
  openReports: countOf(supplyingReportsList, {
    filters: ({ id, type }) =>
      type === "SELLABLE" ? { storages: String(id), status: openReports.join(",") } : undefined,
    bears: (report, storage) =>
      has(report.storages, storage) && openReports.includes(String(supplyingReportsList.columns.status?.value(report))),
  }),
  drafts: countOf(draftsList, {
    filters: ({ id, type }) => (type === "SELLABLE" ? { storages: String(id) } : undefined),
    bears: ({ storages }, storage) => has(storages, storage),
  }),
  routes: countOf(supplyingRoutesList, {
    filters: ({ id, type }) => (type === "SELLABLE" ? { storages: String(id) } : undefined),
    bears: ({ storages }, storage) => has(storages, storage),
  }),
  routesOfCar: countOf(supplyingRoutesList, {
    filters: ({ id, type }) => (type === "MOBILE" ? { mobileStorage: String(id) } : undefined),
    bears: ({ mobileStorage }, { id }) => mobileStorage.id === id,
  }),
  inventories: countOf(inventoryList, {
    filters: ({ id }) => ({ storage: String(id) }),
    bears: ({ storage }, { id }) => storage.id === id,
  }),
  movedIn: countOf(receptionsInternList, {
    filters: ({ id }) => ({ destinationStorage: String(id) }),
    bears: ({ destinationStorage }, { id }) => destinationStorage.id === id,
  }),
  movedOut: countOf(receptionsInternList, {
    filters: ({ id }) => ({ sourceStorage: String(id) }),
    bears: ({ sourceStorage }, { id }) => sourceStorage.id === id,
  }),
};
