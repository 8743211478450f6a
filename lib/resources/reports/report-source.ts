import type { ReportSource } from "@/lib/list/declare/report";
import { chainsLookup } from "@/lib/resources/lookups/lookups.lookup";
import { reportFileName } from "./report-file-name";
import { pagesOfReportType, type ReportPage } from "./report-types";
import { reportTypesLookup } from "./report-types.lookup";
import { firstReportYear, reportsCalls } from "./reports.calls";

/** Generate Report of a list page: the types that the page opens. */
export function reportSource(page: ReportPage): ReportSource {
  return {
    call: reportsCalls.download,
    args: (body) => ({ params: {}, body }),
    types: reportTypesLookup,
    chains: chainsLookup,
    offers: (type) => pagesOfReportType(type).includes(page),
    since: firstReportYear,
    fileName: reportFileName,
  };
}
