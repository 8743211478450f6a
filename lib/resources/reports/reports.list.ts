import type { Columns } from "@/lib/list/declare/column";
import { defineList } from "@/lib/list/declare/define-list";
import { recordOf } from "@/lib/list/declare/named-record";
import { reportFileName } from "./report-file-name";
import { reportTypesLookup } from "./report-types.lookup";
import { firstReportYear, type ReportRequest, reportsCalls } from "./reports.calls";

const columns: Columns<ReportRequest> = {
  id: { kind: "id", value: (report) => report.id },
  type: { kind: "text", value: (report) => report.type.name },
  chain: { kind: "text", value: (report) => report.chain.name },
  period: { kind: "text", value: ({ month, year }) => `${String(month).padStart(2, "0")}.${year}` },
  created: { kind: "date-time", value: (report) => report.created },
  requestedBy: {
    kind: "person",
    value: (report) => report.requestedBy,
    names: (report) => recordOf("users", report.requestedBy),
  },
  fileName: { kind: "text", value: (report) => reportFileName(report.type.id) },
};

export const reportsList = defineList({
  page: "reports",
  call: reportsCalls.list,
  columns,
  defaultColumns: ["type", "chain", "period", "created"],
  sort: { id: "id", created: "created" },
  defaultSort: { key: "created", order: "DESC" },
  filters: {
    type: { kind: "relation", param: "types", isMany: true, lookup: reportTypesLookup },
    years: { kind: "years", param: "years", since: firstReportYear },
    months: { kind: "months", param: "months" },
  },
  only: { type: ({ type }) => ({ type: type.id }), period: ({ year, month }) => ({ years: year, months: month }) },
  search: { id: "preview" },
  preview: {
    call: reportsCalls.one,
    args: (id) => ({ params: { id } }),
    detail: (report) => report,
    fields: columns,
    name: "type",
  },
  report: async () => (await import("./report-source")).reportSource("reports"),
});
