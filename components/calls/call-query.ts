import type { AnyArgs } from "@/lib/calls/address";
import type { Call, CallArgs } from "@/lib/calls/call";
import { queryKeyOf } from "@/lib/calls/query-key";
import { sendAnyCall, sendCall } from "@/lib/calls/send-call";
import { lateAnswerOr } from "./late-answers";

/** What React Query needs to know of a call: to fetch it ahead, or as one of several. Alone it is a `useCallQuery`. */
export function callQuery<C extends Call>(call: C, args: CallArgs<C>) {
  return queryOf(call, args, (signal) => sendCall(call, args, signal));
}

/** The same of a call whose arguments were put together from a declaration: nothing is known of its answer's type. */
export function anyCallQuery(call: Call, args: AnyArgs) {
  return queryOf(call, args, (signal) => sendAnyCall(call, args, signal));
}

function queryOf<Answer>(call: Call, args: unknown, send: (signal: AbortSignal) => Promise<Answer>) {
  const queryKey = queryKeyOf(call, args);
  return {
    queryKey,
    queryFn: ({ signal }: { signal: AbortSignal }) => lateAnswerOr(queryKey, () => send(signal)),
  };
}
