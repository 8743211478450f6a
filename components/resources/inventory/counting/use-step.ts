"use client";

import { useState } from "react";
import { useCallSender } from "@/components/calls/use-call-sender";
import { isMade, type LookReason, type WriteOutcome } from "@/lib/calls/write-outcome";
import type { StepWatch } from "@/lib/resources/inventory/count-steps";

/** Where a step of a count stands; undefined where there is nothing to be told. */
export type StepState =
  | { phase: "sending" }
  | { phase: "looking"; reason: LookReason }
  | { phase: "over"; outcome: WriteOutcome }
  | undefined;

/** A step of a count, one at a time. Its outcome is looked up where nobody told it. */
export function useStep() {
  const send = useCallSender();
  const [state, setState] = useState<StepState>();
  const isUnderWay = state !== undefined && state.phase !== "over";
  return {
    state,
    isUnderWay,
    /** @returns whether it is made */
    async run(step: (watch: StepWatch) => Promise<WriteOutcome>): Promise<boolean> {
      if (isUnderWay) return false;
      setState({ phase: "sending" });
      const outcome = await step({ send, onLooking: (reason) => setState({ phase: "looking", reason }) });
      setState(isMade(outcome) ? undefined : { phase: "over", outcome });
      return isMade(outcome);
    },
  };
}
