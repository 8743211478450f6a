"use client";

import { useState } from "react";
import { isUnanswered, newWriteKey } from "@/lib/calls/send-write";

/**
 * Keys for what a person asks for. Whoever asks again for the very same, because no answer came, asks under the same
 * key: where the first one was made after all, its answer comes, and nothing is made twice (C1).
 */
export function useWriteKeys() {
  const [keys] = useState(() => new WriteKeys());
  return keys;
}

class WriteKeys {
  /** By what is asked for. */
  private readonly unanswered = new Map<string, string>();

  keyOf(args: unknown): string {
    const text = JSON.stringify(args);
    const key = this.unanswered.get(text) ?? newWriteKey();
    this.unanswered.set(text, key);
    return key;
  }

  /** @param error undefined or null where it succeeded */
  settled(args: unknown, error: unknown): void {
    if (!isUnanswered(error)) this.unanswered.delete(JSON.stringify(args));
  }
}
