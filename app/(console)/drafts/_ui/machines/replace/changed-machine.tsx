"use client";

import { useTranslations } from "next-intl";
import { useErrorText } from "@/components/feedback/use-error-text";
import { OtherTabLink } from "@/components/record/other-tab-link";
import { liveMappingRecord } from "@/components/resources/drafts/live-mapping";
import { Button } from "@/components/ui/button";
import { ConsoleError } from "@/lib/errors/console-error";
import { lookable, type ManyState, resultOf, retriable } from "@/lib/list/many/many-run";
import type { MachineChanges } from "@/lib/resources/drafts/many/by-machine";
import type { ChangesRun, RunKind } from "./use-changes";

interface ChangedMachineProps extends MachineChanges {
  run: ChangesRun;
  kind: RunKind;
}

/** What came of the cells of one machine: those that were made in a line, each other one with its reason. */
export function ChangedMachine({ machine, changes, run, kind }: ChangedMachineProps) {
  const t = useTranslations("drafts.machines.replace.results");
  const { progress } = run;
  const all = changes.flatMap((change) => {
    const state = progress.states.get(change.key);
    return state === undefined ? [] : [{ change, state, result: resultOf(state, progress.isRunning) }];
  });
  const aliasesOf = (...results: string[]): string =>
    all
      .filter(({ result }) => results.includes(result))
      .map(({ change }) => change.cell.alias)
      .join(", ");
  const [done, waiting] = [aliasesOf("done"), aliasesOf("under-way", "not-begun")];
  const others = all.filter(({ result }) => !["done", "under-way", "not-begun"].includes(result));
  return (
    <>
      <p>
        <OtherTabLink record={liveMappingRecord(machine.id)}>{machine.name}</OtherTabLink>
      </p>
      {done !== "" && <p className="wrap-anywhere text-success">{t(`cells.${kind}`, { cells: done })}</p>}
      {waiting !== "" && (
        <p className="wrap-anywhere text-ink-muted">
          {t(progress.isRunning ? "cells.waiting" : "cells.not-begun", { cells: waiting })}
        </p>
      )}
      {others.length > 0 && (
        <ul>
          {others.map(({ change: { key, cell }, state }) => (
            <li key={key} tabIndex={-1} className="flex flex-wrap items-baseline gap-x-3 text-warning">
              <span>{cell.alias}</span>
              <ResultText state={state} />
              <CellSteps id={key} run={run} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function ResultText({ state }: { state: ManyState }) {
  const t = useTranslations("drafts.machines.replace.results.states");
  const errorText = useErrorText();
  if (state.phase !== "over") return <span>{t("elsewhere")}</span>;
  const { outcome } = state;
  // Nobody is at it any more: what somebody has made of the cell since is left as it is.
  if (outcome.kind === "refused" && isChangedSince(outcome.error)) return <span>{t("changed")}</span>;
  const hasReason = outcome.kind === "refused" || (outcome.kind === "not-done" && !outcome.wasLookedUp);
  return (
    <span className="wrap-anywhere min-w-0">
      {hasReason ? t("refused", { reason: errorText(outcome.error) }) : t(outcome.kind)}
    </span>
  );
}

function isChangedSince(error: unknown): boolean {
  return error instanceof ConsoleError && error.code === "changed-meanwhile";
}

/** What can be done about one cell alone. */
function CellSteps({ id, run: { progress, again, look } }: { id: number; run: ChangesRun }) {
  const t = useTranslations("drafts.machines.replace.results");
  const isRetriable = retriable(progress).includes(id);
  if (!isRetriable && !lookable(progress).includes(id)) return null;
  return (
    <Button
      size="small"
      variant="plain"
      disabled={progress.isRunning}
      onClick={({ currentTarget }) => {
        // The button is off while it is taken: its line keeps the focus.
        currentTarget.closest("li")?.focus();
        void (isRetriable ? again([id]) : look([id]));
      }}
    >
      {t(isRetriable ? "retry" : "lookAgain")}
    </Button>
  );
}
