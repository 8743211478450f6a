"use client";

import { useTranslations } from "next-intl";
import type { WatchState } from "@/components/calls/watch-states";
import { Button } from "@/components/ui/button";
import { isOpen } from "@/lib/calls/write-outcome";
import type { CancelStep } from "@/lib/resources/orders/cancel-rules";
import { useCancelOrder } from "./use-cancel-order";
import { useOutcomeText } from "./use-outcome-text";

interface CancelNoteProps {
  id: number;
  step: CancelStep;
  state: WatchState;
}

/** Where a step stands whose outcome is not known yet, or why it was not done. */
export function CancelNote({ id, step, state }: CancelNoteProps) {
  const t = useTranslations("cancel");
  const outcomeText = useOutcomeText();
  const { lookAgain } = useCancelOrder(id);
  if (state.phase === "looking") return <p>{t(`outcome.looking.${state.reason}.${step}`)}</p>;
  if (state.phase !== "over") return <p>{t(`outcome.${state.phase}.${step}`)}</p>;
  const { outcome } = state;
  if (outcome.kind === "done" || outcome.kind === "already") return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-md bg-warning-soft px-3 py-2 text-warning">
      <p className="wrap-anywhere">{outcomeText(step, outcome)}</p>
      {isOpen(outcome) && (
        <Button variant="plain" size="small" onClick={() => void lookAgain(step)}>
          {t("lookAgain")}
        </Button>
      )}
    </div>
  );
}
