"use client";

import { useRef } from "react";
import { isUnanswered, newWriteKey } from "@/lib/calls/send-write";

/**
 * Keys for what a person asks for. Whoever asks again for the very same, because no answer came, asks under the same
 * key: where the first one was made after all, its answer comes, and nothing is made twice (C1).
 */
export function useWriteKey() {
  const asked = useRef<{ args: string; key: string }>(undefined);
  return {
    keyOf(args: unknown): string {
      const text = JSON.stringify(args);
      if (asked.current?.args !== text) asked.current = { args: text, key: newWriteKey() };
      return asked.current.key;
    },
    /** @param error undefined where it succeeded */
    settled(error: unknown): void {
      if (!isUnanswered(error)) asked.current = undefined;
    },
  };
}
