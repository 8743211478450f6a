import { hashKey, type QueryClient } from "@tanstack/react-query";
import type { LateAnswer } from "@/lib/calls/late-answer";

/** A page that is not alive by then asks by itself: what was true when it was sent may no longer be. */
const lifeMs = 5_000;

interface Expected {
  answer: LateAnswer["answer"];
  until: number;
}

/** By the hash of its key. */
const expected = new Map<string, Expected>();

/** Whoever asks for one of these next is given it. Nothing of a server's: its modules serve many people at once. */
export function expectAnswers(cache: QueryClient, late: readonly LateAnswer[]): void {
  if (typeof window === "undefined") return;
  for (const { key, answer } of late)
    if (cache.getQueryData(key) === undefined)
      expected.set(hashKey(key), { answer, until: performance.now() + lifeMs });
}

/** @param ask makes the call. A late answer is given once: whoever asks again wants what is true now */
export async function lateAnswerOr<Answer>(key: LateAnswer["key"], ask: () => Promise<Answer>): Promise<Answer>;
// The server has read it by the same call's schema.
export async function lateAnswerOr(key: LateAnswer["key"], ask: () => Promise<unknown>): Promise<unknown> {
  const hash = hashKey(key);
  const found = expected.get(hash);
  expected.delete(hash);
  if (found === undefined || found.until < performance.now()) return ask();
  return (await found.answer) ?? ask();
}
