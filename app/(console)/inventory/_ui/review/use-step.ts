"use client";

import { useState } from "react";
import { useCallSender } from "@/components/calls/use-call-sender";
import type { LookReason, WriteOutcome } from "@/lib/calls/write-outcome";
import type { StepWatch } from "@/lib/resources/inventory/review-steps";

/** Where a step of a count stands. */
export type StepState = { phase: "sending" } | { phase: "looking"; reason: LookReason } | WriteOutcomeTold;

type WriteOutcomeTold = { phase: "over"; outcome: Exclude<WriteOutcome, { kind: "done" | "already" }> };

/** A step of a count, one at a time. Its outcome is looked up where nobody told it. */
export function useStep() {
  const send = useCallSender();
  const [state, setState] = useState<StepState>();
  const isUnderWay = state !== undefined && state.phase !== "over";
  return {
    state,
    isUnderWay,
    async run(step: (watch: StepWatch) => Promise<WriteOutcome>): Promise<boolean> {
      if (isUnderWay) return false;
      setState({ phase: "sending" });
      const outcome = await step({ send, onLooking: (reason) => setState({ phase: "looking", reason }) });
      const isMade = outcome.kind === "done" || outcome.kind === "already";
      setState(outcome.kind === "done" || outcome.kind === "already" ? undefined : { phase: "over", outcome });
      return isMade;
    },
  };
}
