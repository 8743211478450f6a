"use client";

import { useEffect, useSyncExternalStore } from "react";
import { useOnDemand } from "@/components/ui/use-on-demand";
import { askedStep, isWorkHeld, onUnsavedWork } from "./unsaved-work";

const loadDialog = async () => (await import("./leave-dialog")).LeaveDialog;

/** Asks whether what is not saved may be lost. One for all forms of the console. */
export function LeaveQuestion() {
  const isHeld = useSyncExternalStore(onUnsavedWork, isWorkHeld, () => false);
  const step = useSyncExternalStore(onUnsavedWork, askedStep, () => undefined);
  const [LeaveDialog, ask] = useOnDemand(loadDialog);
  // With the first letter that is entered: the question must not need a network that is gone by then.
  useEffect(() => {
    if (isHeld) ask();
  }, [isHeld, ask]);
  return step && LeaveDialog && <LeaveDialog onLeave={step} />;
}
