import type { Columns } from "@/lib/list/declare/column";
import { defineList } from "@/lib/list/declare/define-list";
import { recordOf, recordsOf } from "@/lib/list/declare/named-record";
import { storagesLookup } from "@/lib/resources/storages/storages.lookup";
import { couriersLookup, routesLookup } from "@/lib/resources/supplying_routes/supplying-routes.lookup";
import { reportStatusOf, statusMasks } from "./supply-status";
import { type Report, type ReportDetail, supplyingReportsCalls } from "./supplying-reports.calls";

const columns: Columns<Report> = {
  id: { kind: "id", value: (report) => report.id },
  name: { kind: "text", value: (report) => report.name },
  status: {
    kind: "status",
    words: {
      NEW: "plain",
      PICKED: "info",
      COURIER_ACCEPTED: "warning",
      REVIEWED: "success",
      CANCELLED: "danger",
    },
    value: (report) => reportStatusOf(report.maskNumber),
  },
  route: {
    kind: "text",
    value: (report) => report.route?.name,
    names: (report) => recordOf("supplying_routes", report.route),
  },
  courier: { kind: "person", value: (report) => report.courier, names: (report) => recordOf("users", report.courier) },
  mobileStorage: {
    kind: "text",
    value: (report) => report.mobileStorage.name,
    names: (report) => recordOf("storages", report.mobileStorage),
  },
  storages: {
    kind: "tags",
    value: (report) => report.storages.map(({ name }) => name),
    names: (report) => recordsOf("storages", report.storages),
  },
  supplyQty: { kind: "quantity", value: (report) => report.supplyQty },
  created: { kind: "date-time", value: (report) => report.created },
  updated: { kind: "date-time", value: (report) => report.updated },
};

/** Stops, lines, exceptions and sessions have sections of their own in the preview (SREP-013), the mask its words. */
const details: Columns<ReportDetail> = {
  ...columns,
  initialSupplyQty: { kind: "quantity", value: (report) => report.initialSupplyQty },
  balance: { kind: "quantity", value: (report) => report.balance },
};

/** Type 1 is a supply of machines (SREP-002). */
const supplyType = 1;

/** FILT-042; route, courier, storage and day are ours. */
export const supplyingReportsList = defineList({
  page: "supplying_reports",
  call: supplyingReportsCalls.list,
  columns,
  defaultColumns: ["name", "status", "courier", "created"],
  sort: { id: "id", created: "created", updated: "updated" },
  defaultSort: { key: "created", order: "DESC" },
  filters: {
    status: { kind: "choices", param: "exactStatus", options: statusMasks },
    route: { kind: "relation", param: "route", lookup: routesLookup },
    courier: { kind: "relation", param: "courier", lookup: couriersLookup },
    storages: { kind: "relation", param: "storageIds", lookup: storagesLookup, isMany: true },
    created: { kind: "date-range", param: "created", periods: "warehouse" },
  },
  only: { status: "status", route: "route", courier: "courier", storages: "storages", created: "created" },
  defaults: { type: supplyType },
  search: { id: "preview" },
  queue: { key: "waiting-reports", load: async () => (await import("./waiting-reports.queue")).waitingReports },
  preview: {
    call: supplyingReportsCalls.one,
    args: (id) => ({ params: { id } }),
    detail: (report) => report,
    fields: details,
    name: "name",
  },
  report: async () => (await import("@/lib/resources/reports/report-source")).reportSource("supplying_reports"),
});
