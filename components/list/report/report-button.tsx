"use client";

import FileSpreadsheet from "lucide-react/icons/file-spreadsheet";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import type { ReportSource } from "@/lib/list/declare/report";
import { useReportFile } from "./use-report-file";

const ReportDialog = dynamic(async () => (await import("./report-dialog")).ReportDialog, { ssr: false });

/** Generate Report: reads Generating... and is disabled while a report is being made (TABL-007). */
export function ReportButton({ report }: { report: ReportSource }) {
  const t = useTranslations("list.report");
  const { isGenerating, generate } = useReportFile(report.call);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="small" aria-haspopup="dialog" disabled={isGenerating} onClick={() => setIsOpen(true)}>
        <FileSpreadsheet size={14} aria-hidden />
        {isGenerating ? t("generating") : t("generate")}
      </Button>
      {isOpen && (
        <ReportDialog
          report={report}
          onClose={() => setIsOpen(false)}
          onOrder={(order) => {
            setIsOpen(false);
            generate({ args: report.args(order), fileName: report.fileName(order.type) });
          }}
        />
      )}
    </>
  );
}
