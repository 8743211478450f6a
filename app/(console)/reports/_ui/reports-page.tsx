"use client";

import { ListPage } from "@/components/list/list-page";
import { reportsList } from "@/lib/resources/reports/reports.list";
import { ReportPreview } from "./report-preview";

export function ReportsPage() {
  return <ListPage list={reportsList} preview={ReportPreview} />;
}
