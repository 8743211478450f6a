"use client";

import CircleCheck from "lucide-react/icons/circle-check";
import { useTranslations } from "next-intl";
import { ErrorState } from "@/components/feedback/error-state";
import type { ExportProgress } from "@/lib/exports/receive-export";
import type { ExportState } from "./use-export";

/** How far a file has come, and what became of it. */
export function ExportOutcome({ state, totalCount }: { state: ExportState; totalCount: number }) {
  const t = useTranslations("list.export");
  switch (state.step) {
    case "choosing":
      return null;
    case "running":
      return <Running {...(state.progress ?? { rows: 0, totalCount })} />;
    case "done": {
      const { fileName, rows, isChanged } = state.file;
      return (
        <div role="status" className="grid gap-1">
          <p className="wrap-anywhere flex gap-2">
            <CircleCheck size={18} aria-hidden className="mt-0.5 shrink-0 text-success" />
            {t("done", { count: rows, name: fileName })}
          </p>
          {isChanged && <p className="text-warning">{t("changed")}</p>}
        </div>
      );
    }
    case "failed":
      return <ErrorState error={state.error} hint={t("nothingSaved")} className="py-2" />;
  }
}

/** Read aloud by quarters: every page of rows would be a stream of numbers. */
const spokenSteps = 4;

function Running({ rows, totalCount }: ExportProgress) {
  const t = useTranslations("list.export");
  const say = (done: number): string => (done === 0 ? t("waiting") : t("progress", { done, total: totalCount }));
  const spoken = Math.floor((Math.floor((rows / totalCount) * spokenSteps) / spokenSteps) * totalCount);
  return (
    <div className="grid gap-1">
      <progress value={rows} max={totalCount} aria-label={t("open")} className="h-2 w-full accent-accent" />
      <p aria-hidden className="tabular-nums">
        {say(rows)}
      </p>
      <p role="status" className="sr-only">
        {say(spoken)}
      </p>
    </div>
  );
}
