import "server-only";
import { type DehydratedState, dehydrate, QueryClient } from "@tanstack/react-query";
import { redirect } from "next/navigation";
import type { AnyArgs } from "@/lib/calls/address";
import type { AnswerableCall } from "@/lib/calls/call";
import { queryKeyOf } from "@/lib/calls/query-key";
import { toConsoleError } from "./console-fault";
import type { PageSession } from "./require-session";

/**
 * Makes a page's first calls in parallel and gives what the browser's cache begins with. A failed one
 * is left out (the log has it): the browser then asks itself and shows its own error. An ended session leads to the
 * sign-in page.
 */
export async function prefetchCalls(
  session: PageSession,
  calls: readonly (readonly [AnswerableCall, AnyArgs])[],
): Promise<DehydratedState> {
  const cache = new QueryClient();
  const fill = async ([call, args]: readonly [AnswerableCall, AnyArgs]): Promise<void> => {
    cache.setQueryData(queryKeyOf(call, args), await session.call(call, args));
  };
  const results = await Promise.allSettled(calls.map(fill));
  for (const result of results) {
    const isEnded = result.status === "rejected" && toConsoleError(result.reason).code === "session-ended";
    if (isEnded) redirect("/login?reason=session-ended");
  }
  return dehydrate(cache);
}
