"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { Callout } from "@/components/feedback/callout";
import { useErrorText } from "@/components/feedback/use-error-text";
import { useOwnLeaving } from "@/components/form/unsaved/own-leaving";
import { leaveWork } from "@/components/form/unsaved/unsaved-work";
import { Button } from "@/components/ui/button";
import { focusIfLost } from "@/components/ui/focus-if-lost";
import { SpokenProgress } from "@/components/ui/spoken-progress";
import { lookable, numberMade, retriable } from "@/lib/list/many/many-run";
import { cellProductOf } from "@/lib/resources/drafts/cells/cell-product";
import type { CellProduct } from "@/lib/resources/drafts/drafts.calls";
import { FoundMachines } from "./found-machines";
import { type ChosenProducts, nothingChosen, ReplacedProducts } from "./replaced-products";
import { ReplacementResults } from "./replacement-results";
import { type ReplacementState, useReplacement } from "./use-replacement";

/** One product instead of another, or none, in all live machines that hold it. */
export function ReplaceProduct() {
  const t = useTranslations("drafts.machines.replace");
  const { state, run, find, reset } = useReplacement();
  const errorText = useErrorText();
  const [chosen, setChosen] = useState(nothingChosen);
  const { progress, kind } = run;
  const place = useRef<HTMLDivElement>(null);
  // The button that began it, that stopped it or that ended it is gone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: other buttons stand there whenever these change.
  useEffect(() => focusIfLost(place.current), [kind, progress.isRunning, state.step]);
  const look = () => {
    const { from, to } = chosen;
    void find({ from: { id: Number(from.id), name: from.name }, to: productOf(to) });
  };
  /** Cells that can be taken back here alone. */
  const changed = kind === "undo" ? retriable(progress).length + lookable(progress).length : run.made.length;
  useOwnLeaving(
    progress.isRunning || changed > 0,
    progress.isRunning
      ? {
          title: t("leaving.title"),
          text: t("leaving.text", { done: numberMade(progress), count: progress.states.size }),
          leave: t("leaving.leave"),
        }
      : {
          title: t("leaving.undoTitle"),
          text: t("leaving.undoText", { count: changed }),
          leave: t("leaving.undoLeave"),
        },
    run.stop,
  );
  return (
    <div ref={place} tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p className="max-w-prose text-ink-muted">{t("what")}</p>
      <ReplacedProducts
        chosen={chosen}
        isHeld={state.step === "reading" || kind !== undefined}
        onChange={(next) => {
          setChosen(next);
          // What was found is of the products that were chosen.
          reset();
        }}
      />
      {kind === undefined && <FindButton step={state.step} chosen={chosen} onFind={look} onStop={reset} />}
      {state.step === "failed" && <Callout text={errorText(state.error)} action={t("retry")} onAction={look} />}
      {state.step === "reading" && (
        <SpokenProgress
          done={state.done}
          total={Math.max(1, state.count ?? 1)}
          label={t("progress")}
          say={(done) => (state.count === undefined ? t("listing") : t("reading", { done, count: state.count }))}
        />
      )}
      {state.step === "found" && kind === undefined && (
        <FoundMachines found={state.found} onSend={(keys) => void run.begin(keys)} onReadAgain={look} />
      )}
      {state.step === "found" && kind !== undefined && (
        <ReplacementResults found={state.found} run={run} kind={kind} onOver={() => leaveWork(reset)} />
      )}
    </div>
  );
}

interface FindButtonProps {
  step: ReplacementState["step"];
  chosen: ChosenProducts;
  onFind(): void;
  onStop(): void;
}

function FindButton({ step, chosen: { from, to }, onFind, onStop }: FindButtonProps) {
  const t = useTranslations("drafts.machines.replace");
  const isNone = from.id === "";
  const isSame = !isNone && from.id === to.id;
  if (step === "reading")
    return (
      <div>
        <Button onClick={({ detail }) => detail > 1 || onStop()}>{t("stop")}</Button>
      </div>
    );
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button variant={step === "found" ? "secondary" : "primary"} disabled={isNone || isSame} onClick={onFind}>
        {t(step === "found" ? "lookAgain" : "look")}
      </Button>
      {(isNone || isSame) && <p className="text-ink-muted text-sm">{t(isNone ? "refusals.none" : "refusals.same")}</p>}
    </div>
  );
}

/** What is sent of it is its id alone. */
function productOf({ id, name }: ChosenProducts["to"]): CellProduct | undefined {
  return id === "" ? undefined : cellProductOf({ id: Number(id), name });
}
