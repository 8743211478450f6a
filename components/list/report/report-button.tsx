"use client";

import FileSpreadsheet from "lucide-react/icons/file-spreadsheet";
import { useTranslations } from "next-intl";
import { useOpenedPart } from "@/components/feedback/use-opened-part";
import { Button } from "@/components/ui/button";
import type { LoadReport } from "@/lib/list/declare/report";
import type { ListPageKey } from "@/lib/roles/pages";
import { useReportFile } from "./use-report-file";

const loadDialog = async () => (await import("./report-dialog")).ReportDialog;

/** Generate Report: reads Generating... and is disabled while a report is being made (TABL-007). */
export function ReportButton({ page, report }: { page: ListPageKey; report: LoadReport }) {
  const t = useTranslations("list.report");
  const { isGenerating, generate } = useReportFile();
  const { Part: ReportDialog, opened, open, close } = useOpenedPart(loadDialog);
  return (
    <>
      <Button size="small" data-action aria-haspopup="dialog" disabled={isGenerating} onClick={() => open(true)}>
        <FileSpreadsheet size={14} aria-hidden />
        <span className="max-sm:sr-only">{isGenerating ? t("generating") : t("generate")}</span>
      </Button>
      {opened && ReportDialog && (
        <ReportDialog
          page={page}
          report={report}
          onClose={close}
          onOrder={(order, { call, args, fileName }) => {
            close();
            generate({ call, args: args(order), fileName: fileName(order.type) });
          }}
        />
      )}
    </>
  );
}
