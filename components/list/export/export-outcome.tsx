"use client";

import CircleCheck from "lucide-react/icons/circle-check";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import { useTranslations } from "next-intl";
import { useErrorText } from "@/components/feedback/use-error-text";
import { CopyButton } from "@/components/ui/copy-button";
import { SpokenProgress } from "@/components/ui/spoken-progress";
import { ConsoleError } from "@/lib/errors/console-error";
import type { ExportedFile, ExportProgress } from "@/lib/exports/receive-export";
import type { ExportState } from "./use-export";

interface ExportOutcomeProps {
  state: ExportState;
  /** Undefined while the rows have not been counted. */
  totalCount: number | undefined;
  /** Of ticked rows it is known which ones are missing. */
  areTicked: boolean;
}

/** How far a file has come, and what became of it: few enough lines that nothing around them moves. */
export function ExportOutcome({ state, totalCount, areTicked }: ExportOutcomeProps) {
  switch (state.step) {
    case "choosing":
      return null;
    case "running":
      return <Running {...(state.progress ?? { rows: 0, totalCount: totalCount ?? 1 })} />;
    case "done":
      return (
        <Done {...state.file} missing={areTicked && totalCount !== undefined ? totalCount - state.file.rows : 0} />
      );
    case "failed":
      return <Failed error={state.error} />;
  }
}

function Running({ rows, totalCount }: ExportProgress) {
  const t = useTranslations("list.export");
  const say = (done: number): string => (done === 0 ? t("waiting") : t("progress", { done, total: totalCount }));
  return <SpokenProgress done={rows} total={totalCount} label={t("open")} say={say} />;
}

function Done({ fileName, rows, isChanged, missing }: ExportedFile & { missing: number }) {
  const t = useTranslations("list.export");
  return (
    <div role="status" className="flex gap-2">
      <CircleCheck size={18} aria-hidden className="mt-0.5 shrink-0 text-success" />
      <div className="wrap-anywhere min-w-0">
        <p>{t("done", { count: rows, name: fileName })}</p>
        {missing > 0 && <p className="text-warning">{t("tickedGone", { count: missing })}</p>}
        {isChanged && <p className="text-warning">{t("changed")}</p>}
      </div>
    </div>
  );
}

function Failed({ error }: { error: unknown }) {
  const t = useTranslations("list.export");
  const text = useTranslations("errors");
  const errorText = useErrorText();
  const requestId = error instanceof ConsoleError ? error.requestId : undefined;
  return (
    <div role="alert" className="flex gap-2">
      <TriangleAlert size={18} aria-hidden className="mt-0.5 shrink-0 text-danger" />
      <div className="min-w-0">
        <p className="font-medium">{errorText(error)}</p>
        <p className="text-ink-muted">{t("nothingSaved")}</p>
        {requestId !== undefined && (
          <p className="flex items-center gap-1 text-ink-muted text-sm">
            {text("requestId", { requestId })}
            <CopyButton text={requestId} />
          </p>
        )}
      </div>
    </div>
  );
}
