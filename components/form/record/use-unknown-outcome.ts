"use client";

import { useState } from "react";
import { ConsoleError } from "@/lib/errors/console-error";

/** Whether a record may have been made of which no answer came: it is not sent again before the person has looked. */
export function useUnknownOutcome() {
  const [isUnknown, setUnknown] = useState(false);
  return {
    isUnknown,
    /** Learns from what a write has thrown. */
    learn(error: unknown): void {
      if (error instanceof ConsoleError && (error.mayBeDone || error.code === "outcome-unknown")) setUnknown(true);
    },
    /** The person has looked, and it is not there. */
    settle: () => setUnknown(false),
  };
}
