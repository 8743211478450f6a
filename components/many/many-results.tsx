"use client";

import { useTranslations } from "next-intl";
import { useErrorText } from "@/components/feedback/use-error-text";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { DialogFooter } from "@/components/ui/dialog";
import type { ManyAction, ManyKey } from "@/lib/list/many/many-action";
import { byResult, type ManyState, resultOf, retriable } from "@/lib/list/many/many-run";
import { RecordId } from "./record-ids";
import type { useMany } from "./use-many";

interface ManyResultsProps {
  action: ManyAction;
  many: ReturnType<typeof useMany>;
  onClose(): void;
}

/** Where each of many stands, and what came of them together. */
export function ManyResults({ action, many, onClose }: ManyResultsProps) {
  const t = useTranslations("many");
  const { progress, stop, begin, look } = many;
  const { states, isRunning } = progress;
  const results = byResult(progress);
  const underWay = results.find(({ result }) => result === "under-way")?.ids.length ?? 0;
  const again = retriable(progress);
  const wereBegun = results.some(({ result }) => result === "not-done");
  const told = results
    .map(({ result, ids }) => t(`actions.${action.key}.results.${result}`, { count: ids.length }))
    .join(" · ");
  return (
    <>
      {isRunning && (
        <progress
          value={states.size - underWay}
          max={states.size}
          aria-label={t("progress")}
          className="mb-3 h-2 w-full appearance-none overflow-hidden rounded-full bg-sunken [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-accent"
        />
      )}
      <p role="status" className="mb-3 font-medium">
        {isRunning ? t("running", { done: states.size - underWay, count: states.size }) : told}
      </p>
      <ul className="divide-y divide-line border-line border-y">
        {[...states].map(([id, state]) => (
          <li key={id} className="flex flex-wrap items-baseline gap-x-3 py-1.5">
            <span className="shrink-0 tabular-nums">
              <RecordId page={action.page} id={id} />
            </span>
            <StateText action={action.key} state={state} isRunning={isRunning} />
            {state.phase === "over" && state.outcome.kind === "unknown" && (
              <Button size="small" variant="plain" disabled={isRunning} onClick={() => void look(id)}>
                {t("lookAgain")}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <DialogFooter>
        {isRunning ? (
          // The second click of a double one, which began it, is none that stops it.
          <Button onClick={({ detail }) => detail > 1 || stop()}>{t("stop")}</Button>
        ) : (
          <>
            {again.length > 0 && (
              <Button onClick={() => void begin(again)}>
                {t(wereBegun ? "retry" : "goOn", { count: again.length })}
              </Button>
            )}
            <Button variant="primary" onClick={onClose}>
              {t("close")}
            </Button>
          </>
        )}
      </DialogFooter>
    </>
  );
}

interface StateTextProps {
  action: ManyKey;
  state: ManyState;
  isRunning: boolean;
}

function StateText({ action, state, isRunning }: StateTextProps) {
  const t = useTranslations("many.actions");
  const errorText = useErrorText();
  const result = resultOf(state, isRunning);
  const isFailed = result === "refused" || result === "not-done" || result === "unknown";
  return (
    <span
      className={classNames(
        "wrap-anywhere min-w-0 flex-1",
        result === "done" && "text-success",
        isFailed && "text-warning",
        !isFailed && result !== "done" && "text-ink-muted",
      )}
    >
      {textOf()}
    </span>
  );

  function textOf(): string {
    if (state.phase !== "over")
      return t(`${action}.states.${state.phase === "waiting" && !isRunning ? "not-begun" : state.phase}`);
    const { outcome } = state;
    if (outcome.kind === "done" || outcome.kind === "already" || outcome.kind === "unknown")
      return t(`${action}.states.${outcome.kind}`);
    if (outcome.kind === "not-done" && outcome.wasLookedUp) return t(`${action}.states.not-found`);
    return t(`${action}.states.refused`, { reason: errorText(outcome.error) });
  }
}
