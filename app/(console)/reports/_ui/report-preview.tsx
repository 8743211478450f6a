"use client";

import FileSpreadsheet from "lucide-react/icons/file-spreadsheet";
import { useTranslations } from "next-intl";
import type { PreviewBodyProps } from "@/components/list/list-preview";
import { PreviewSection } from "@/components/list/preview-section";
import { Button } from "@/components/ui/button";
import type { BusinessReportRequest } from "@/lib/resources/reports/reports.calls";
import { useReportFile } from "./use-report-file";

/** A report request with the way to its file (BREP-007). */
export function ReportPreview({ detail: report, fields }: PreviewBodyProps<BusinessReportRequest>) {
  const t = useTranslations("reports");
  const { isGenerating, generate } = useReportFile(report);
  const action = (
    <Button size="small" disabled={isGenerating} onClick={generate}>
      <FileSpreadsheet size={14} aria-hidden />
      {isGenerating ? t("generating") : t("generate")}
    </Button>
  );
  return (
    <PreviewSection title={t("details")} action={action}>
      {fields}
    </PreviewSection>
  );
}
