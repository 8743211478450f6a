"use client";

import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { orNotLoaded } from "@/components/feedback/or-not-loaded";
import { ListPage } from "@/components/list/list-page";
import type { PreviewBodyProps } from "@/components/list/panel/list-preview";
import { PreviewSection } from "@/components/record/preview-section";
import { Skeleton } from "@/components/ui/skeleton";
import { useFetchedWhenIdle } from "@/components/ui/use-fetched-when-idle";
import type { ReportDetail } from "@/lib/resources/supplying_reports/supplying-reports.calls";
import { supplyingReportsList } from "@/lib/resources/supplying_reports/supplying-reports.list";
import { ReportSteps } from "./report-steps";
import { ReportStops } from "./report-stops";

/** These come with the first report that is looked at, or before: the list needs none of them. */
const parts = {
  lines: () => import("./report-lines"),
  contents: () => import("./report-contents"),
  exceptions: () => import("./report-exceptions"),
  sessions: () => import("./report-sessions"),
};
const loading = () => <Skeleton className="h-36" />;
const ReportLines = dynamic(
  orNotLoaded(async () => (await parts.lines()).ReportLines),
  { loading },
);
const ReportContents = dynamic(
  orNotLoaded(async () => (await parts.contents()).ReportContents),
  { loading },
);
const ReportExceptions = dynamic(
  orNotLoaded(async () => (await parts.exceptions()).ReportExceptions),
  { loading },
);
const ReportSessions = dynamic(
  orNotLoaded(async () => (await parts.sessions()).ReportSessions),
  { loading },
);

/** Asked for once a record is shown. */
const counts = async () => (await import("@/lib/resources/supplying_reports/supplying-reports.counts")).reportCounts;

export function SupplyingReportsPage() {
  useFetchedWhenIdle(parts);
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
