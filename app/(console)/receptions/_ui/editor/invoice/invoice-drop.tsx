"use client";

import FileText from "lucide-react/icons/file-text";
import { useTranslations } from "next-intl";
import { type DragEvent, type ReactNode, useState } from "react";
import { classNames } from "@/components/ui/class-names";
import { FileButton } from "@/components/ui/file-button";

interface InvoiceDropProps {
  isReading: boolean;
  onFile(file: File): void;
  /** What an invoice may be dropped on. */
  children: ReactNode;
}

/** A supplier's invoice is dropped on the form, or chosen by a button. */
export function InvoiceDrop({ isReading, onFile, children }: InvoiceDropProps) {
  const t = useTranslations("receptions.invoice");
  const [isOver, setIsOver] = useState(false);
  const over = (event: DragEvent): void => {
    if (!event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    setIsOver(true);
  };
  const drop = (event: DragEvent): void => {
    const [file] = event.dataTransfer.files;
    setIsOver(false);
    if (file === undefined) return;
    event.preventDefault();
    onFile(file);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one more way; the button inside does the same by keyboard.
    <div
      onDragOver={over}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      className={classNames("grid gap-3 rounded-md", isOver && "bg-info-soft outline-2 outline-focus outline-offset-4")}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <FileButton
          label={t("file")}
          accept=".xml,.zip,application/xml,text/xml,application/zip"
          isDisabled={isReading}
          onFile={onFile}
        >
          <FileText size={14} aria-hidden />
          {t("choose")}
        </FileButton>
        <p className="text-ink-muted text-sm">{t("hint")}</p>
      </div>
      {children}
    </div>
  );
}
