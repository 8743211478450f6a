"use client";

import Printer from "lucide-react/icons/printer";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import type { PdfOfRecord } from "@/lib/list/declare/pdf-of-record";
import type { PrintDialogProps } from "./print-dialog";

const PrintDialog = dynamic(async () => (await import("./print-dialog")).PrintDialog, { ssr: false });

export interface PrintButtonProps extends Omit<PrintDialogProps, "pdf" | "onClose"> {
  list: PrintDialogProps["list"] & { pdf?: PdfOfRecord | undefined };
}

/** Prints the PDFs of ticked rows as one file, where the list's records have any; what makes it is asked for by then. */
export function PrintButton(props: PrintButtonProps) {
  const { pdf } = props.list;
  return pdf && <Printing {...props} pdf={pdf} />;
}

function Printing(props: Omit<PrintDialogProps, "onClose">) {
  // Texts that come with the pages whose lists have PDFs alone.
  const t = useTranslations("print");
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="small" aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setIsOpen(true)}>
        <Printer size={14} aria-hidden />
        {t("open")}
      </Button>
      {isOpen && <PrintDialog {...props} onClose={() => setIsOpen(false)} />}
    </>
  );
}
