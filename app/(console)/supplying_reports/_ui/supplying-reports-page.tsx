"use client";

import { useTranslations } from "next-intl";
import { ListPage } from "@/components/list/list-page";
import type { PreviewBodyProps } from "@/components/list/panel/list-preview";
import { PreviewSection } from "@/components/record/preview-section";
import type { ReportDetail } from "@/lib/resources/supplying_reports/supplying-reports.calls";
import { supplyingReportsList } from "@/lib/resources/supplying_reports/supplying-reports.list";
import { ReportContents } from "./report-contents";
import { ReportExceptions } from "./report-exceptions";
import { ReportLines } from "./report-lines";
import { ReportSessions } from "./report-sessions";
import { ReportSteps } from "./report-steps";
import { ReportStops } from "./report-stops";

/** Asked for once a record is shown. */
const counts = async () => (await import("@/lib/resources/supplying_reports/supplying-reports.counts")).reportCounts;

export function SupplyingReportsPage() {
  return <ListPage list={supplyingReportsList} preview={ReportPreview} counts={counts} />;
}

/** A supply report, from its making to its review (SREP-013). */
function ReportPreview({ detail: report, fields }: PreviewBodyProps<ReportDetail>) {
  const t = useTranslations("supplying_reports");
  return (
    <>
      <ReportSteps maskNumber={report.maskNumber} />
      <PreviewSection title={t("details")}>{fields}</PreviewSection>
      <ReportStops report={report} />
      <ReportLines lines={report.supplyLines} />
      <ReportContents reportId={report.id} />
      <ReportExceptions reportId={report.id} ofGeneration={report.generationExceptions} />
      <ReportSessions reportId={report.id} />
    </>
  );
}
