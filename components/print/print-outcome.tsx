"use client";

import CircleCheck from "lucide-react/icons/circle-check";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import { useTranslations } from "next-intl";
import { useErrorText } from "@/components/feedback/use-error-text";
import { useListText } from "@/components/list/use-list-text";
import { RecordId } from "@/components/many/record-id";
import { Button } from "@/components/ui/button";
import { SpokenProgress } from "@/components/ui/spoken-progress";
import { isNotFound } from "@/lib/errors/is-not-found";
import type { ListPageKey } from "@/lib/roles/pages";
import type { Missing, PrintProgress } from "./make-print";
import type { PrintState } from "./use-print";

interface PrintOutcomeProps {
  state: PrintState;
  page: ListPageKey;
  onRetry(): void;
}

/** How far the file has come, and what became of it: which records are in it, and why others are not. */
export function PrintOutcome({ state, page, onRetry }: PrintOutcomeProps) {
  const t = useTranslations("print");
  switch (state.step) {
    case "running":
      return <Running {...state.progress} />;
    case "stopped":
      return <p role="status">{t("stopped", { ...state.progress })}</p>;
    case "failed":
      return <Refused text={t("failed")} />;
    case "done": {
      const { file, printed, pages, order, missing } = state.print;
      return (
        <div className="grid gap-4">
          {file === undefined ? (
            <Refused text={t("none")} />
          ) : (
            <div role="status" className="flex gap-2">
              <CircleCheck size={18} aria-hidden className="mt-0.5 shrink-0 text-success" />
              <p>
                {t("done", { count: printed, pages })} {t(`order.${order}`)}
              </p>
            </div>
          )}
          {missing.length > 0 && <MissingList missing={missing} page={page} onRetry={onRetry} />}
        </div>
      );
    }
  }
}

function Running({ done, total }: PrintProgress) {
  const t = useTranslations("print");
  const say = (count: number): string => (count === total ? t("joining") : t("fetching", { done: count, total }));
  return <SpokenProgress done={done} total={total} label={t("open")} say={say} />;
}

function Refused({ text }: { text: string }) {
  return (
    <div role="alert" className="flex gap-2">
      <TriangleAlert size={18} aria-hidden className="mt-0.5 shrink-0 text-danger" />
      <p className="font-medium">{text}</p>
    </div>
  );
}

interface MissingListProps {
  missing: readonly Missing[];
  page: ListPageKey;
  onRetry(): void;
}

function MissingList({ missing, page, onRetry }: MissingListProps) {
  const t = useTranslations("print");
  const text = useListText(page);
  const errors = useTranslations("errors");
  const errorText = useErrorText();
  const reasonOf = (each: Missing): string => {
    if ("fault" in each) return t(`faults.${each.fault}`);
    return isNotFound(each.error) ? t("faults.none") : errorText(each.error);
  };
  return (
    <section className="grid gap-2 rounded-md bg-warning-soft px-3 py-2">
      <div className="flex items-center justify-between gap-4">
        <p role="alert" className="font-medium text-warning">
          {t("missing", { count: missing.length })}
        </p>
        <Button size="small" onClick={onRetry}>
          {errors("retry")}
        </Button>
      </div>
      <ul className="thin-scrollbar grid max-h-48 gap-1 overflow-y-auto text-sm">
        {missing.map((each) => (
          <li key={each.id} className="wrap-anywhere">
            <span className="font-medium tabular-nums">
              {text("one")} <RecordId page={page} id={each.id} />
            </span>
            {": "}
            {reasonOf(each)}
          </li>
        ))}
      </ul>
    </section>
  );
}
