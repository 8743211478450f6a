"use client";

import { useTranslations } from "next-intl";
import { type MouseEvent, useEffect, useState } from "react";
import { saveFile } from "@/components/list/export/save-file";
import { useListText } from "@/components/list/use-list-text";
import { useToday } from "@/components/shell/use-today";
import { Button } from "@/components/ui/button";
import { Dialog, DialogFooter } from "@/components/ui/dialog";
import type { ListPageKey } from "@/lib/roles/pages";
import { mostPrinted } from "./make-print";
import { PrintOutcome } from "./print-outcome";
import { type PrintRequest, usePrint } from "./use-print";

export interface PrintDialogProps extends Omit<PrintRequest, "today"> {
  list: PrintRequest["list"] & { page: ListPageKey };
  onClose(): void;
}

/** Makes one file of the PDFs of ticked rows and hands it over: to the browser, which prints it, or as a file. */
export function PrintDialog({ list, pdf, ids, state: asked, onClose }: PrintDialogProps) {
  const t = useTranslations("print");
  const text = useListText(list.page);
  const today = useToday();
  const isTooMany = ids.length > mostPrinted;
  const { state, start, stop } = usePrint({ list, pdf, ids: isTooMany ? [] : ids, state: asked, today });
  const [saved, setSaved] = useState<string>();
  const { file, printed } = state.step === "done" ? state.print : nothingYet;
  const address = useAddress(file);
  const isRunning = state.step === "running";

  function save(content: Blob): void {
    const name = `${list.page}-${printed}-${today}.pdf`;
    saveFile(name, content);
    setSaved(name);
  }
  function step(event: MouseEvent): void {
    // The second click of a double click belongs to the first.
    if (event.detail > 1) return;
    if (isRunning) stop();
    else if (address === undefined) start();
    else window.open(address, "_blank", "noopener");
  }

  return (
    <Dialog title={t("title", { name: text("title") })} isHeld={isRunning} onClose={onClose}>
      {isTooMany ? (
        <p role="status">{t("tooMany", { most: mostPrinted, count: ids.length })}</p>
      ) : (
        <>
          <PrintOutcome state={state} page={list.page} onRetry={start} />
          {file !== undefined && (
            <p role="status" className="wrap-anywhere mt-4 text-ink-muted text-sm">
              {saved === undefined ? t("hint") : t("saved", { name: saved })}
            </p>
          )}
          <DialogFooter>
            {file !== undefined && <Button onClick={() => save(file)}>{t("save")}</Button>}
            {/* One button, so that the focus stays where it is: what it does follows what is going on. */}
            <Button variant={isRunning ? "secondary" : "primary"} onClick={step}>
              {t(file === undefined ? wordOf[state.step] : "show")}
            </Button>
          </DialogFooter>
        </>
      )}
    </Dialog>
  );
}

const nothingYet = { file: undefined, printed: 0 };
const wordOf = { running: "stop", stopped: "goOn", done: "again", failed: "again" } as const;

/** How long a file's address outlives the dialog: a browser that is slow to open it would show nothing. */
const keptForMs = 60_000;

/** An address of this browser alone, as long as the dialog shows the file. */
function useAddress(file: Blob | undefined): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (file === undefined) return setAddress(undefined);
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => {
      setTimeout(() => URL.revokeObjectURL(made), keptForMs);
    };
  }, [file]);
  return address;
}
