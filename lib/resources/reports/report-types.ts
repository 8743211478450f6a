import type { PageKey } from "@/lib/roles/pages";

/** Pages that generate reports. */
export const reportPages = ["reports", "users", "orders", "current_stocks", "storages", "supplying_reports"] as const;

export type ReportPage = (typeof reportPages)[number] & PageKey;

/** Which page each report type is about (BREP-004): who opens that page may make it. */
const pageOfType: Readonly<Record<number, ReportPage>> = {
  /** Daily supply. */
  1: "supplying_reports",
  /** Products sold by chain. */
  2: "orders",
  /** Supply of products by storage. */
  3: "supplying_reports",
  /** Balances of customers. */
  4: "users",
  /** Current stock. */
  5: "current_stocks",
  /** Current stock of mapped products. */
  6: "current_stocks",
  /** Performance of storages. */
  7: "storages",
};

/**
 * The pages that open a report type. The page of business reports opens each, those included that the platform adds.
 * @param type an id of `GET business-report-types`
 */
export function pagesOfReportType(type: number): readonly ReportPage[] {
  const own = pageOfType[type];
  return own === undefined ? ["reports"] : ["reports", own];
}
