"use client";

import { useTranslations } from "next-intl";
import { useErrorText } from "@/components/feedback/use-error-text";
import type { WriteOutcome } from "@/lib/calls/write-outcome";
import type { CancelStep } from "@/lib/resources/orders/cancel-rules";

/** @returns a function that says what came of a step that was not done, or whose outcome is open */
export function useOutcomeText(): (
  step: CancelStep,
  outcome: Exclude<WriteOutcome, { kind: "done" | "already" }>,
) => string {
  const t = useTranslations("cancel.outcome");
  const errorText = useErrorText();
  return (step, outcome) => {
    if (outcome.kind === "unknown") return t(`unknown.${step}`);
    if (outcome.kind === "no-effect") return t(`noEffect.${step}`);
    if (outcome.kind === "not-done" && outcome.wasLookedUp) return t(`notDone.${step}`);
    return t(`refused.${step}`, { reason: errorText(outcome.error) });
  };
}
