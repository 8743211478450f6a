"use client";

import FileDown from "lucide-react/icons/file-down";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import type { ExportDialogProps } from "./export-dialog";

const ExportDialog = dynamic(async () => (await import("./export-dialog")).ExportDialog, { ssr: false });

/** Opens the dialog in which the list's rows are saved as a file; its code is asked for by then. */
export function ExportButton(props: Omit<ExportDialogProps, "onClose">) {
  const t = useTranslations("list.export");
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        data-action
        disabled={props.totalCount === undefined}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      >
        <FileDown size={14} aria-hidden />
        <span className="max-sm:sr-only">{t("open")}</span>
      </Button>
      {isOpen && <ExportDialog {...props} onClose={() => setIsOpen(false)} />}
    </>
  );
}
