"use client";

import { useTranslations } from "next-intl";
import { useEffect, useSyncExternalStore } from "react";
import { useOnDemand } from "@/components/ui/use-on-demand";
import { goBackToWork } from "./leave-watch";
import { askedStep, giveUpWork, isWorkHeld, onUnsavedWork, takeBackStep } from "./unsaved-work";

const loadDialog = async () => (await import("./leave-dialog")).LeaveDialog;

/** How long a person who wants to leave waits for our own dialog, in ms. A refused download is tried twice in it. */
const timeoutMs = 1_000;

/** Asks whether what is not saved may be lost. One for all forms of the console. */
export function LeaveQuestion() {
  const t = useTranslations("common.leave");
  const isHeld = useSyncExternalStore(onUnsavedWork, isWorkHeld, () => false);
  const step = useSyncExternalStore(onUnsavedWork, askedStep, () => undefined);
  const [LeaveDialog, ask] = useOnDemand(loadDialog);
  // With the first letter that is entered: the question must not need a network that is gone by then.
  useEffect(() => {
    if (isHeld) ask();
  }, [isHeld, ask]);
  // It was gone even then, or a newer version took the code away: nobody is kept in by a question that is not there.
  useEffect(() => {
    if (step === undefined || LeaveDialog !== undefined) return;
    ask();
    const timer = setTimeout(() => askPlainly(step, t("title")), timeoutMs);
    return () => clearTimeout(timer);
  }, [step, LeaveDialog, ask, t]);
  return step && LeaveDialog && <LeaveDialog onLeave={step} />;
}

/** In the browser's own dialog, which needs nothing. */
function askPlainly(step: () => void, question: string): void {
  if (window.confirm(question)) {
    giveUpWork();
    step();
  } else {
    takeBackStep();
    goBackToWork();
  }
}
