"use client";

import Printer from "lucide-react/icons/printer";
import { useTranslations } from "next-intl";
import { useOpenedPart } from "@/components/feedback/use-opened-part";
import { Button } from "@/components/ui/button";
import type { PdfOfRecord } from "@/lib/list/declare/pdf-of-record";
import type { PrintDialogProps } from "./print-dialog";

const loadDialog = async () => (await import("./print-dialog")).PrintDialog;

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
  const { Part: PrintDialog, opened: isOpen = false, open, close } = useOpenedPart(loadDialog);
  return (
    <>
      <Button size="small" aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => open(true)}>
        <Printer size={14} aria-hidden />
        {t("open")}
      </Button>
      {isOpen && PrintDialog && <PrintDialog {...props} onClose={close} />}
    </>
  );
}
