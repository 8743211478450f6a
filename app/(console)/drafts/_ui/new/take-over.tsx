"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { useErrorText } from "@/components/feedback/use-error-text";
import { RecordForm } from "@/components/form/record/record-form";
import type { RecordFormApi } from "@/components/form/record/use-record-form";
import { PreviewCell, PreviewTable } from "@/components/record/preview-table";
import { Button } from "@/components/ui/button";
import { focusIfLost } from "@/components/ui/focus-if-lost";
import { SpokenProgress } from "@/components/ui/spoken-progress";
import type { NewDraftForm } from "@/lib/resources/drafts/begin/new-draft";
import type { FailedCell } from "@/lib/resources/drafts/begin/take-over-machine";
import type { MappingDetail } from "@/lib/resources/drafts/drafts.calls";
import type { TakeOverState } from "./use-take-over";

interface TakeOverProps {
  record: RecordFormApi<NewDraftForm>;
  draft: number;
  /** Undefined where it is not read again yet. */
  machine: MappingDetail | undefined;
  takeOver: TakeOverState;
  onOpen(): void;
}

/** The draft is made, and its cells are on their way: from here on nothing is made again. */
export function TakeOver({ record, draft, machine, takeOver, onOpen }: TakeOverProps) {
  const t = useTranslations("drafts.new.takeOver");
  const errorText = useErrorText();
  const { progress, result, error } = takeOver;
  const frame = useRef<HTMLDivElement>(null);
  const isOver = progress === undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what came of it is told once it is over.
  useEffect(() => focusIfLost(frame.current), [isOver]);
  const name = record.form.watch("name");
  return (
    <RecordForm record={record} labelOf={String} textOf={() => ""} className="max-w-3xl gap-4">
      <div ref={frame} tabIndex={-1} className="grid gap-4">
        <p className="font-medium">{t("made", { id: String(draft), name })}</p>
        {progress && progress.all === 0 && <p role="status">{t("reading")}</p>}
        {progress && progress.all > 0 && (
          <SpokenProgress
            done={progress.done}
            total={progress.all}
            label={t("label")}
            say={(done) => t("progress", { done, all: progress.all, machine: machine?.name ?? "" })}
          />
        )}
        {isOver && (
          <>
            <p role="status">{outcome()}</p>
            <div className="flex flex-wrap gap-2">
              <Button type="submit">{t("again")}</Button>
              <Button onClick={onOpen}>{t("open")}</Button>
            </div>
            {result && result.failed.length > 0 && <FailedCells failed={result.failed} />}
          </>
        )}
      </div>
    </RecordForm>
  );

  function outcome(): string {
    if (result !== undefined) return t("left", { left: result.all - result.done });
    return error === undefined ? t("unknown") : t("unread", { reason: errorText(error) });
  }
}

function FailedCells({ failed }: { failed: readonly FailedCell[] }) {
  const t = useTranslations("drafts.new.takeOver");
  const errorText = useErrorText();
  const unmade = useTranslations("mapping.notices.unmade")("unanswered");
  return (
    <PreviewTable label={t("failed")} columns={[{ title: t("cell") }, { title: t("product") }, { title: t("reason") }]}>
      {failed.map(({ difference: { cell, after }, error, isUnmade }) => (
        <tr key={cell.place}>
          <PreviewCell>{cell.alias}</PreviewCell>
          <PreviewCell>{after.product?.name ?? t("noProduct")}</PreviewCell>
          <PreviewCell>{isUnmade ? unmade : errorText(error)}</PreviewCell>
        </tr>
      ))}
    </PreviewTable>
  );
}
