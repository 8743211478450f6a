"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import type { Call, CallAnswer, CallArgs } from "@/lib/calls/call";
import { type SendCall, sendCall } from "@/lib/calls/send-call";
import type { WriteWatch } from "@/lib/calls/send-write";
import type { Success } from "@/lib/errors/codes";
import type { ConsoleError } from "@/lib/errors/console-error";

/**
 * @returns a function that makes a call which changes something, for editors that make many: it causes no render. The
 *   editor shows failures in its own place; the end of the session is handled as for every call.
 */
export function useCallSender(): SendCall {
  const cache = useQueryClient();
  return useCallback(
    <C extends Call>(call: C, args: CallArgs<C>, watch?: WriteWatch): Promise<Success<CallAnswer<C>>> =>
      cache
        .getMutationCache()
        .build<Success<CallAnswer<C>>, ConsoleError, CallArgs<C>, unknown>(cache, {
          mutationFn: (given) => sendCall(call, given, watch?.signal, watch),
          retry: false,
          meta: { quiet: true },
        })
        .execute(args),
    [cache],
  );
}
