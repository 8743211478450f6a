"use client";

import { type UseMutationOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { Call, CallAnswer, CallArgs } from "@/lib/calls/call";
import { sendCall } from "@/lib/calls/send-call";
import type { Success } from "@/lib/errors/codes";
import type { ConsoleError } from "@/lib/errors/console-error";
import { useWriteKeys, type WriteKeys } from "./use-write-keys";

interface CallMutationOptions<C extends Call>
  extends Omit<UseMutationOptions<Success<CallAnswer<C>>, ConsoleError, CallArgs<C>>, "mutationFn"> {
  /** Calls whose cached answers this write makes stale. */
  invalidates?: readonly Call[];
  /** Of a form that outlives its document; each use has its own otherwise. */
  keys?: WriteKeys;
}

/**
 * A call that changes something. Callbacks compose: first the stale answers are dropped, then the
 * caller's own `onSuccess` runs.
 */
export function useCallMutation<C extends Call>(
  call: C,
  { invalidates = [], keys, ...options }: CallMutationOptions<C> = {},
) {
  const cache = useQueryClient();
  const ownKeys = useWriteKeys();
  const writeKeys = keys ?? ownKeys;
  return useMutation<Success<CallAnswer<C>>, ConsoleError, CallArgs<C>>({
    ...options,
    mutationFn: (args) => sendCall(call, args, undefined, { key: writeKeys.keyOf(args) }),
    onSettled(answer, error, args, ...rest) {
      writeKeys.settled(args, error);
      return options.onSettled?.(answer, error, args, ...rest);
    },
    async onSuccess(...rest) {
      await Promise.all(invalidates.map(({ id }) => cache.invalidateQueries({ queryKey: [id] })));
      return options.onSuccess?.(...rest);
    },
  });
}
