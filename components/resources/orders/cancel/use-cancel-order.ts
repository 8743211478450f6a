"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useCallSender } from "@/components/calls/use-call-sender";
import { isShown } from "@/components/calls/watch-states";
import { lookAgain, runWatched } from "@/components/calls/watched-writes";
import { notifyError, notifySuccess } from "@/components/feedback/notify";
import { useErrorText } from "@/components/feedback/use-error-text";
import { lookUpOutcome } from "@/lib/calls/look-up-outcome";
import type { WriteOutcome } from "@/lib/calls/write-outcome";
import { isSessionOver } from "@/lib/errors/session-over";
import { cancelName } from "@/lib/resources/orders/cancel-name";
import { cancelOrder, isCancelled } from "@/lib/resources/orders/cancel-order";
import { type CancelStep, stepDone } from "@/lib/resources/orders/cancel-rules";
import { cancelShowsIn } from "@/lib/resources/orders/cancel-shows-in";
import { useOutcomeText } from "./use-outcome-text";

/** Cancels an order or its delivery, tells what came of it, and has what shows the order read again. */
export function useCancelOrder(id: number) {
  const t = useTranslations("cancel");
  const cache = useQueryClient();
  const send = useCallSender();
  const errorText = useErrorText();
  const outcomeText = useOutcomeText();

  function tell(step: CancelStep, outcome: WriteOutcome): void {
    // Where the order is not in sight any more, a toast says which one it is about.
    const isInSight = isShown(cancelName(step, id));
    const ofOrder = (text: string) => (isInSight ? text : t("elsewhere", { id, text }));
    if (outcome.kind === "done") notifySuccess(ofOrder(t(`done.${step}`)));
    else if (outcome.kind === "already") {
      // Its place says it, where it is in sight.
      if (!isInSight) notifySuccess(ofOrder(t(`obstacle.${stepDone[step]}`)));
    } else if (isOfSession(outcome)) return;
    else if (outcome.kind === "refused" || (outcome.kind === "not-done" && !outcome.wasLookedUp))
      notifyError(ofOrder(errorText(outcome.error)));
    else if (!isInSight) notifyError(ofOrder(outcomeText(step, outcome)));
  }

  async function follow(step: CancelStep, outcome: WriteOutcome): Promise<void> {
    tell(step, outcome);
    await Promise.all(cancelShowsIn.map((call) => cache.invalidateQueries({ queryKey: [call.id] })));
  }

  return {
    /** @param onAnswered it was answered, or is looked up from now on */
    async cancel(step: CancelStep, onAnswered: () => void): Promise<void> {
      await runWatched(
        cancelName(step, id),
        (onLooking) =>
          cancelOrder(step, id, {
            send,
            onLooking(reason) {
              onLooking(reason);
              onAnswered();
            },
          }),
        (outcome) => {
          onAnswered();
          return follow(step, outcome);
        },
      );
      // Where one was under way already, nothing else ends the question.
      onAnswered();
    },
    async lookAgain(step: CancelStep): Promise<void> {
      await lookAgain(
        cancelName(step, id),
        () => lookUpOutcome(() => isCancelled(step, id, send), [0]),
        (outcome) => follow(step, outcome),
      );
    },
  };
}

/** The page as a whole tells that the session is over. */
function isOfSession(outcome: WriteOutcome): boolean {
  return "error" in outcome && isSessionOver(outcome.error);
}
