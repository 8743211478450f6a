"use client";

import { useTranslations } from "next-intl";
import { useErrorText } from "@/components/feedback/use-error-text";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { DialogFooter } from "@/components/ui/dialog";
import { SpokenProgress } from "@/components/ui/spoken-progress";
import type { ManyAction, ManyKey } from "@/lib/list/many/many-action";
import {
  byResult,
  lookable,
  type ManyProgress,
  type ManyResult,
  type ManyState,
  resultOf,
  retriable,
} from "@/lib/list/many/many-run";
import { ManyRecord } from "./many-record";
import type { useMany } from "./use-many";
import { useResultWords } from "./use-result-words";

interface ManyResultsProps {
  action: ManyAction;
  many: ReturnType<typeof useMany>;
  onClose(): void;
}

/** Where each of many stands, and what came of them together. */
export function ManyResults({ action, many, onClose }: ManyResultsProps) {
  const t = useTranslations("many");
  const { reading, progress, stop, begin, look } = many;
  const known = reading.step === "read" ? reading.plan.known : undefined;
  const { states, isRunning } = progress;
  const { done, count } = steps(progress);
  const results = byResult(progress);
  const again = retriable(progress);
  const open = lookable(progress);
  const wereBegun = results.some(({ result }) => result === "not-done");
  const told = useResultWords(action)(progress);
  return (
    <>
      <SpokenProgress
        done={done}
        total={count}
        label={t("progress")}
        say={(far) => t(progress.looks ? "looked" : "running", { done: far, count })}
        over={isRunning ? undefined : told}
      />
      <ul className="mt-3 divide-y divide-line border-line border-y">
        {[...states].map(([id, state]) => (
          <li key={id} tabIndex={-1} className="flex flex-wrap items-baseline gap-x-3 py-1.5">
            <span className="wrap-anywhere min-w-0 tabular-nums">
              <ManyRecord action={action} id={id} known={known?.get(id)} />
            </span>
            <StateText action={action.key} state={state} isRunning={isRunning} />
            {open.includes(id) && (
              <Button
                size="small"
                variant="plain"
                disabled={isRunning}
                onClick={({ currentTarget }) => {
                  // The button is off while it is looked, and gone once something is known: its line keeps the focus.
                  currentTarget.closest("li")?.focus();
                  void look([id]);
                }}
              >
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
            {open.length > 1 && (
              <Button onClick={() => void look(open)}>{t("lookAgainAll", { count: open.length })}</Button>
            )}
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

/** How far what is under way has come: all steps together, or those that are looked up again. */
function steps({ states, isRunning, looks }: ManyProgress): { done: number; count: number } {
  if (looks !== undefined) return looks;
  const isUnderWay = (state: ManyState) => resultOf(state, isRunning) === "under-way";
  return { done: states.size - [...states.values()].filter(isUnderWay).length, count: states.size };
}

interface StateTextProps {
  action: ManyKey;
  state: ManyState;
  isRunning: boolean;
}

const failed: readonly ManyResult[] = ["refused", "not-done", "no-effect", "unknown"];

function StateText({ action, state, isRunning }: StateTextProps) {
  const t = useTranslations("many");
  const errorText = useErrorText();
  const result = resultOf(state, isRunning);
  const isFailed = failed.includes(result);
  return (
    <span
      className={classNames(
        "wrap-anywhere min-w-0 grow basis-56",
        result === "done" && "text-success",
        isFailed && "text-warning",
        !isFailed && result !== "done" && "text-ink-muted",
      )}
    >
      {textOf()}
    </span>
  );

  function textOf(): string {
    if (state.phase === "looking") return t(`actions.${action}.states.looking.${state.reason}`);
    if (state.phase === "waiting") return t(`states.${isRunning ? "waiting" : "not-begun"}`);
    if (state.phase !== "over") return t(`actions.${action}.states.${state.phase}`);
    const { outcome } = state;
    if (outcome.kind === "not-done" && outcome.wasLookedUp) return t(`actions.${action}.states.not-found`);
    if (outcome.kind === "refused" || outcome.kind === "not-done")
      return t(`actions.${action}.states.refused`, { reason: errorText(outcome.error) });
    return t(`actions.${action}.states.${outcome.kind}`);
  }
}
