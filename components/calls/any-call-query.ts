import type { AnyArgs } from "@/lib/calls/address";
import type { Call } from "@/lib/calls/call";
import { queryKeyOf } from "@/lib/calls/query-key";
import { sendAnyCall } from "@/lib/calls/send-call";

/**
 * What React Query needs to know of a call whose arguments were put together from a declaration, alone or as one of
 * several. Where call and arguments are known, `useCallQuery` knows the answer's type as well.
 */
export function anyCallQuery(call: Call, args: AnyArgs) {
  return {
    queryKey: queryKeyOf(call, args),
    queryFn: ({ signal }: { signal: AbortSignal }) => sendAnyCall(call, args, signal),
  };
}
