import type { ReportSource } from "@/lib/list/declare/report";
import { chainsLookup } from "@/lib/resources/lookups/lookups.lookup";
import { reportFileName } from "./report-file-name";
import { reportTypesLookup } from "./report-types.lookup";
import { firstReportYear, reportsCalls } from "./reports.calls";

/** Report types by what they tell (BREP-004). */
export const reportTypes = {
  dailySupply: 1,
  chainProductsSold: 2,
  storageProductsSupply: 3,
  userBalance: 4,
  currentProductStock: 5,
  currentMappedProductStock: 6,
  storagePerformance: 7,
} as const;

/** Generate Report of a list page. @param offered the types that belong to the page; all where it is left out */
export function reportSource(offered?: readonly number[]): ReportSource {
  return {
    call: reportsCalls.download,
    args: (body) => ({ params: {}, body }),
    types: reportTypesLookup,
    chains: chainsLookup,
    offered,
    since: firstReportYear,
    fileName: reportFileName,
  };
}
