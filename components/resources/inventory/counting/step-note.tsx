"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useErrorText } from "@/components/feedback/use-error-text";
import type { StepState } from "./use-step";

interface StepNoteProps {
  state: StepState;
  /** More of a refusal. */
  children?: ReactNode;
}

/** Where a step stands whose outcome is not known yet, or why it was not taken. */
export function StepNote({ state, children }: StepNoteProps) {
  const t = useTranslations("counting.step");
  const errorText = useErrorText();
  if (state === undefined) return null;
  if (state.phase === "sending") return <p role="status">{t("sending")}</p>;
  if (state.phase === "looking") return <p role="status">{t(`looking.${state.reason}`)}</p>;
  const { outcome } = state;
  return (
    <div role="alert" className="grid gap-1 rounded-md border border-danger p-3">
      <p className="wrap-anywhere">{outcomeText()}</p>
      {outcome.kind === "refused" && children}
    </div>
  );

  function outcomeText(): string | undefined {
    switch (outcome.kind) {
      case "refused":
        return t("refused", { reason: errorText(outcome.error) });
      case "not-done":
        return outcome.wasLookedUp ? t("notDone") : t("refused", { reason: errorText(outcome.error) });
      case "unknown":
        return t("unknown");
      case "no-effect":
        return t("noEffect");
      default:
        return undefined;
    }
  }
}
