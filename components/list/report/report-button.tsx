"use client";

import FileSpreadsheet from "lucide-react/icons/file-spreadsheet";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import type { LoadReport } from "@/lib/list/declare/report";
import type { ListPageKey } from "@/lib/roles/pages";
import { useReportFile } from "./use-report-file";

const ReportDialog = dynamic(async () => (await import("./report-dialog")).ReportDialog, { ssr: false });

/** Generate Report: reads Generating... and is disabled while a report is being made (TABL-007). */
export function ReportButton({ page, report }: { page: ListPageKey; report: LoadReport }) {
  const t = useTranslations("list.report");
  const { isGenerating, generate } = useReportFile();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="small" data-action aria-haspopup="dialog" disabled={isGenerating} onClick={() => setIsOpen(true)}>
        <FileSpreadsheet size={14} aria-hidden />
        <span className="max-sm:sr-only">{isGenerating ? t("generating") : t("generate")}</span>
      </Button>
      {isOpen && (
        <ReportDialog
          page={page}
          report={report}
          onClose={() => setIsOpen(false)}
          onOrder={(order, { call, args, fileName }) => {
            setIsOpen(false);
            generate({ call, args: args(order), fileName: fileName(order.type) });
          }}
        />
      )}
    </>
  );
}
