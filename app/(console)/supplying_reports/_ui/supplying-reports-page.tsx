"use client";

import { ListPage } from "@/components/list/list-page";
import { supplyingReportsList } from "@/lib/resources/supplying_reports/supplying-reports.list";
import { ReportPreview } from "./report-preview";

export function SupplyingReportsPage() {
  return <ListPage list={supplyingReportsList} preview={ReportPreview} />;
}
