"use client";

import FileDown from "lucide-react/icons/file-down";
import { useTranslations } from "next-intl";
import { useOpenedPart } from "@/components/feedback/use-opened-part";
import { Button } from "@/components/ui/button";
import type { ExportDialogProps } from "./export-dialog";

const loadDialog = async () => (await import("./export-dialog")).ExportDialog;

/** Opens the dialog in which the list's rows are saved as a file; its code is asked for by then. */
export function ExportButton(props: Omit<ExportDialogProps, "onClose">) {
  const t = useTranslations("list.export");
  const { Part: ExportDialog, opened: isOpen = false, open, close } = useOpenedPart(loadDialog);
  return (
    <>
      <Button
        size="small"
        data-action
        disabled={props.totalCount === undefined}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => open(true)}
      >
        <FileDown size={14} aria-hidden />
        <span className="max-sm:sr-only">{t("open")}</span>
      </Button>
      {isOpen && ExportDialog && <ExportDialog {...props} onClose={close} />}
    </>
  );
}
