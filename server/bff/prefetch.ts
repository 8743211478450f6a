import "server-only";
import { type DehydratedState, dehydrate, QueryClient } from "@tanstack/react-query";
import { redirect } from "next/navigation";
import type { AnyArgs } from "@/lib/calls/address";
import type { AnswerableCall } from "@/lib/calls/call";
import type { LateAnswer } from "@/lib/calls/late-answer";
import { queryKeyOf } from "@/lib/calls/query-key";
import type { Success } from "@/lib/errors/codes";
import { late, withTimeout } from "../with-timeout";
import { toConsoleError } from "./console-fault";
import type { PageSession } from "./require-session";

/** A page is sent after so long, whatever the platform does: with what it takes to draw it that is within 200 ms. */
const beforePageMs = 100;
/** Answers that come within so long after that come in the same answer of ours. */
const afterPageMs = 1_000 - beforePageMs;

/** What is kept of an answer, where the page needs less than all of it, and where it lies in the browser's cache. */
interface Kept {
  key: readonly unknown[];
  read(answer: unknown): unknown;
}

type FirstCall = readonly [call: AnswerableCall, args: AnyArgs, kept?: Kept];

/** What a page begins with: for `FirstAnswers`. */
export interface FirstAnswers {
  state: DehydratedState;
  late: readonly LateAnswer[];
}

/**
 * Makes a page's first calls in parallel and gives what the browser's cache begins with. A failed one
 * is left out (the log has it): the browser then asks itself and shows its own error; so it does for one that does not
 * come soon. An ended session leads to the sign-in page.
 */
export async function prefetchCalls(session: PageSession, calls: readonly FirstCall[]): Promise<FirstAnswers> {
  const tooLate = new AbortController();
  const asked = calls.map(([call, args, kept]) => {
    const answer = session.call(call, args, tooLate.signal);
    return kept === undefined ? ask(answer, queryKeyOf(call, args)) : ask(keep(answer, kept), kept.key);
  });
  await withTimeout(Promise.all(asked.map(({ settled }) => settled)), session.isBeingRenewed ? 0 : beforePageMs);
  if (asked.some(({ outcome }) => outcome.state === "ended")) redirect("/login?reason=session-ended");
  const cache = new QueryClient();
  for (const { key, outcome } of asked) if (outcome.state === "done") cache.setQueryData(key, outcome.answer);
  const pending = asked.filter(({ outcome }) => outcome.state === "pending");
  return { state: dehydrate(cache), late: pending.map(({ key, settled }) => ({ key, answer: awaitLate(settled) })) };

  async function awaitLate(settled: Promise<Outcome>): Promise<Success<unknown> | null> {
    const outcome = await withTimeout(settled, afterPageMs);
    // The browser asks now: nobody waits for this one.
    if (outcome === late) tooLate.abort();
    return outcome !== late && outcome.state === "done" ? outcome.answer : null;
  }
}

async function keep(answer: Promise<Success<unknown>>, { read }: Kept): Promise<Success<unknown>> {
  const given = await answer;
  return { ...given, data: read(given.data) };
}

type Outcome =
  | { state: "done"; answer: Success<unknown> }
  | { state: "pending" }
  | { state: "ended" }
  | { state: "failed" };

interface Asked {
  key: readonly unknown[];
  /** As far as it is known. */
  outcome: Outcome;
  settled: Promise<Outcome>;
}

function ask(answer: Promise<Success<unknown>>, key: Asked["key"]): Asked {
  const settled = answer.then(
    (given): Outcome => ({ state: "done", answer: given }),
    (error: unknown): Outcome => ({ state: toConsoleError(error).code === "session-ended" ? "ended" : "failed" }),
  );
  const asked: Asked = { key, outcome: { state: "pending" }, settled };
  void settled.then((outcome) => {
    asked.outcome = outcome;
  });
  return asked;
}
