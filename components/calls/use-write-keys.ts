"use client";

import { useState } from "react";
import { isUnanswered, keyLifeMs, newWriteKey, saysNothingOfEarlier } from "@/lib/calls/send-write";

/**
 * Keys for what a person asks for. A repeat of the very same request, because no answer came, uses the same
 * key: where the first one was made after all, its answer comes, and nothing is made twice (C1).
 */
export function useWriteKeys() {
  const [keys] = useState(() => new WriteKeys());
  return keys;
}

export class WriteKeys {
  /** By what is asked for. */
  protected readonly unanswered = new Map<string, { key: string; since: number }>();

  keyOf(args: unknown): string {
    const text = JSON.stringify(args);
    const known = this.unanswered.get(text);
    if (known !== undefined && Date.now() - known.since < keyLifeMs) return known.key;
    const key = newWriteKey();
    this.unanswered.set(text, { key, since: Date.now() });
    return key;
  }

  /** @param error null where it succeeded: the same request may be a new one after that */
  settled(args: unknown, error: unknown): void {
    if (error === null) this.unanswered.clear();
    else if (!isUnanswered(error) && !saysNothingOfEarlier(error)) this.unanswered.delete(JSON.stringify(args));
  }
}
