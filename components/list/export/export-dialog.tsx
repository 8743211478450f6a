"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, type MouseEvent, useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog, DialogFooter } from "@/components/ui/dialog";
import { type ExportChoice, exportAddress, exportFormats, mostExportedRows } from "@/lib/exports/export-request";
import type { UrlSubject } from "@/lib/list/url/list-url";
import type { ListPageKey } from "@/lib/roles/pages";
import type { ListUrl } from "../url/use-list-url";
import { useListText } from "../use-list-text";
import { ExportChoices } from "./export-choices";
import { ExportOutcome } from "./export-outcome";
import { useExport } from "./use-export";

export interface ExportDialogProps {
  list: UrlSubject & { page: ListPageKey };
  url: ListUrl;
  /** Rows of the current filter on all pages; undefined until they have been counted. */
  totalCount: number | undefined;
  /** Keys of the columns that the table shows; those of the address where it is not said. */
  shown?: readonly string[];
  /** Ids of the rows that are saved alone. */
  ticked?: readonly number[];
  onClose(): void;
}

/** Saves the rows of all pages of the current filter: what as, which columns, and how far it has come. */
export function ExportDialog({ list, url, totalCount, ticked, shown, onClose }: ExportDialogProps) {
  const t = useTranslations("list.export");
  const text = useListText(list.page);
  const { state, start, stop } = useExport();
  const columns = shown ?? ["id", ...url.state.columns];
  const [choice, setChoice] = useState<ExportChoice>({
    format: exportFormats[0],
    columns,
  });
  const obstacleId = useId();
  const isRunning = state.step === "running";
  const obstacle = obstacleOf(totalCount, choice);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (isRunning) stop();
    else if (obstacle === undefined) start(exportAddress(list, url.state, choice, ticked));
  }

  return (
    <Dialog title={t("title", { name: text("title") })} isHeld={isRunning} onClose={onClose}>
      <form onSubmit={submit} className="grid gap-5">
        <p className="text-ink-muted">
          {totalCount === undefined
            ? t("allRows")
            : t(ticked === undefined ? "rows" : "tickedRows", { count: totalCount })}
        </p>
        <ExportChoices list={list} shown={columns} choice={choice} onChoose={setChoice} isFixed={isRunning} />
        <DialogFooter className="min-h-23">
          <div className="min-w-0 flex-1">
            {obstacle === undefined || isRunning ? (
              <ExportOutcome state={state} totalCount={totalCount} areTicked={ticked !== undefined} />
            ) : (
              <p id={obstacleId} role="status" className="text-warning">
                {t(obstacle, { most: mostExportedRows })}
              </p>
            )}
          </div>
          {/* One button, so that the focus stays where it is: what it does follows what is going on. */}
          <Button
            type="submit"
            onClick={(event) => isSecondOfDouble(event) && event.preventDefault()}
            variant={isRunning ? "secondary" : "primary"}
            aria-disabled={obstacle !== undefined && !isRunning}
            aria-describedby={obstacle === undefined ? undefined : obstacleId}
          >
            {t(buttonWord[state.step])}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}

const buttonWord = { choosing: "start", running: "stop", done: "again", failed: "again" } as const;

/** The second click of a double click belongs to the first. */
function isSecondOfDouble({ detail }: MouseEvent): boolean {
  return detail > 1;
}

/** What has to change before there can be a file. Rows that have not been counted yet are no obstacle: the console counts them. */
function obstacleOf(
  totalCount: number | undefined,
  { columns }: ExportChoice,
): "none" | "tooMany" | "noColumns" | undefined {
  if (totalCount === 0) return "none";
  if (totalCount !== undefined && totalCount > mostExportedRows) return "tooMany";
  return columns.length === 0 ? "noColumns" : undefined;
}
