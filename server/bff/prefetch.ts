import "server-only";
import { type DehydratedState, dehydrate, QueryClient } from "@tanstack/react-query";
import { redirect } from "next/navigation";
import type { AnyArgs } from "@/lib/calls/address";
import { looseQueryKey } from "@/lib/calls/query-key";
import { ConsoleError } from "@/lib/errors/console-error";
import { faultOf, log } from "../log";
import type { AnswerableCall } from "../upstream/call-platform";
import type { PageSession } from "./require-session";

/**
 * Makes a page's first calls in parallel and gives what the browser's cache begins with. A failed one
 * is left out: the browser then asks itself and shows its own error. An ended session leads to the
 * sign-in page.
 */
export async function prefetchCalls(
  session: PageSession,
  calls: readonly (readonly [AnswerableCall, AnyArgs])[],
): Promise<DehydratedState> {
  const cache = new QueryClient();
  const fill = async ([call, args]: readonly [AnswerableCall, AnyArgs]): Promise<void> => {
    cache.setQueryData(looseQueryKey(call, args), await session.callLoosely(call, args));
  };
  const results = await Promise.allSettled(calls.map(fill));
  for (const result of results) {
    if (result.status === "fulfilled") continue;
    const { reason }: { reason: unknown } = result;
    if (reason instanceof ConsoleError && reason.code === "session-ended") redirect("/login?reason=session-ended");
    log(
      "warn",
      "first call of a page failed",
      reason instanceof ConsoleError ? { code: reason.code } : faultOf(reason),
    );
  }
  return dehydrate(cache);
}
