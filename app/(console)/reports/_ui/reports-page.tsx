"use client";

import FileSpreadsheet from "lucide-react/icons/file-spreadsheet";
import { useTranslations } from "next-intl";
import { ListPage } from "@/components/list/list-page";
import type { PreviewBodyProps } from "@/components/list/panel/list-preview";
import { useReportFile } from "@/components/list/report/use-report-file";
import { PreviewSection } from "@/components/record/preview-section";
import { Button } from "@/components/ui/button";
import { reportFileName } from "@/lib/resources/reports/report-file-name";
import { type ReportRequest, reportsCalls } from "@/lib/resources/reports/reports.calls";
import { reportsList } from "@/lib/resources/reports/reports.list";

export function ReportsPage() {
  return <ListPage list={reportsList} preview={ReportPreview} />;
}

const call = reportsCalls.downloadOne;

/** A report request with the way to its file (BREP-007). */
function ReportPreview({ detail: report, fields }: PreviewBodyProps<ReportRequest>) {
  const t = useTranslations("reports");
  const file = useTranslations("list.report");
  const { isGenerating, generate } = useReportFile<typeof call>();
  const wanted = { call, args: { params: { id: report.id } }, fileName: reportFileName(report.type.id) };
  const action = (
    <Button size="small" disabled={isGenerating} onClick={() => generate(wanted)}>
      <FileSpreadsheet size={14} aria-hidden />
      {isGenerating ? file("generating") : t("download")}
    </Button>
  );
  return (
    <PreviewSection title={t("details")} action={action}>
      {fields}
    </PreviewSection>
  );
}
