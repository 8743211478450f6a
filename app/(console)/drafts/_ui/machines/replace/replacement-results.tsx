"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { SpokenProgress } from "@/components/ui/spoken-progress";
import { byResult, lookable, type ManyProgress, resultOf, retriable } from "@/lib/list/many/many-run";
import { byMachine } from "@/lib/resources/drafts/many/by-machine";
import { ChangedMachine } from "./changed-machine";
import type { ChangesRun, RunKind } from "./use-changes";
import type { FoundCells } from "./use-replacement";

interface ReplacementResultsProps {
  found: FoundCells;
  run: ChangesRun;
  kind: RunKind;
  /** Nothing of it is shown any more. */
  onOver(): void;
}

/** Where each cell stands, what came of all together, and the way back. */
export function ReplacementResults({ found, run, kind, onOver }: ReplacementResultsProps) {
  const t = useTranslations("drafts.machines.replace.results");
  const { progress, made } = run;
  const { isRunning, states } = progress;
  const told = useResultText(kind)(progress);
  const again = retriable(progress);
  const open = lookable(progress);
  const isUnbegun = (key: number): boolean => states.get(key)?.phase === "waiting";
  const wordOfMore = again.every(isUnbegun) ? "send" : "again";
  const { done, count } = progress.looks ?? stepsOf(progress);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <SpokenProgress
        done={done}
        total={Math.max(1, count)}
        label={t("progress")}
        say={(far) => t(progress.looks ? "looked" : `running.${kind}`, { done: far, count })}
        over={isRunning ? undefined : told}
      />
      <div className="flex flex-wrap gap-2">
        {isRunning ? (
          // The second click of a double one, which began it, is none that stops it.
          <Button onClick={({ detail }) => detail > 1 || run.stop()}>{t("stop")}</Button>
        ) : (
          <>
            {again.length > 0 && (
              <Button variant="primary" onClick={() => void run.again(again)}>
                {t(kind === "undo" ? "undoRest" : wordOfMore, { count: again.length })}
              </Button>
            )}
            {open.length > 0 && (
              <Button variant={again.length === 0 ? "primary" : "secondary"} onClick={() => void run.look(open)}>
                {t("look", { count: open.length })}
              </Button>
            )}
            {kind === "make" && made.length > 0 && (
              <Button onClick={() => void run.undo()}>{t("undo", { count: made.length })}</Button>
            )}
            <Button variant={again.length + open.length + made.length === 0 ? "primary" : "secondary"} onClick={onOver}>
              {t("over")}
            </Button>
          </>
        )}
      </div>
      <ul className="divide-y divide-line border-line border-y">
        {byMachine(found.changes.filter(({ key }) => states.has(key))).map((each) => (
          <li key={each.machine.id} className="py-2">
            <ChangedMachine {...each} run={run} kind={kind} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function stepsOf({ states, isRunning }: ManyProgress): { done: number; count: number } {
  const isOver = [...states.values()].filter((state) => resultOf(state, isRunning) !== "under-way");
  return { done: isOver.length, count: states.size };
}

function useResultText(kind: RunKind): (progress: ManyProgress) => string {
  const t = useTranslations("drafts.machines.replace.results");
  return (progress) =>
    byResult(progress)
      .map(({ result, ids }) => t(`sum.${result === "done" ? kind : result}`, { count: ids.length }))
      .join(" · ");
}
