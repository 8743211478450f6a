"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useCallMutation } from "@/components/calls/use-call-mutation";
import type { Call, CallAnswer, CallArgs } from "@/lib/calls/call";
import { queryKeyOf } from "@/lib/calls/query-key";

/**
 * @returns a function that reads a record as it is by now, past the cache, for a form that is about to change it. Its
 *   failure is told like that of the save which it is a part of.
 */
export function useReadAgain<C extends Call, Values>(
  call: C,
  args: CallArgs<C>,
  toForm: (record: CallAnswer<C>) => Values,
): () => Promise<Values> {
  const cache = useQueryClient();
  const { mutateAsync } = useCallMutation(call);
  return async () => {
    const answer = await mutateAsync(args);
    cache.setQueryData(queryKeyOf(call, args), answer);
    return toForm(answer.data);
  };
}
