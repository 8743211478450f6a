"use client";

import { type UseQueryOptions, useQuery } from "@tanstack/react-query";
import type { Call, CallAnswer, CallArgs } from "@/lib/calls/call";
import type { Success } from "@/lib/errors/codes";
import type { ConsoleError } from "@/lib/errors/console-error";
import { callQuery } from "./call-query";

type CallQueryOptions<C extends Call, Selected> = Omit<
  UseQueryOptions<Success<CallAnswer<C>>, ConsoleError, Selected>,
  "queryKey" | "queryFn"
>;

/**
 * A call's answer, from the cache where the page or an earlier call has put it.
 *
 * @param args are the key as well: equal arguments share one answer.
 * @param options of React Query; `meta: { quiet: true }` keeps a failure out of the toasts.
 */
export function useCallQuery<C extends Call, Selected = Success<CallAnswer<C>>>(
  call: C,
  args: CallArgs<C>,
  options: CallQueryOptions<C, Selected> = {},
) {
  return useQuery<Success<CallAnswer<C>>, ConsoleError, Selected>({ ...options, ...callQuery(call, args) });
}
