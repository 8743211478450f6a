"use client";

import { useCallQuery } from "@/components/calls/use-call-query";
import type { CallAnswer, CallArgs, QueryCall } from "@/lib/calls/call";
import type { Success } from "@/lib/errors/codes";
import type { ConsoleError } from "@/lib/errors/console-error";
import { refusesField } from "@/lib/errors/lacks-call";

/** No customer has this id: whether a field is refused is to be learnt, and nobody's data with it. */
export const nobodysId = 2 ** 31 - 1;

const meta = { quiet: true };

interface OwnField<C extends QueryCall> {
  query: {
    data: Success<CallAnswer<C>> | undefined;
    error: ConsoleError | null;
    isFetching: boolean;
    refetch(): unknown;
  };
  /** The platform does not take the field. */
  isRefused: boolean;
}

/**
 * Asks a query command by a field of ours.
 * @param plain the same command as the documents have it: a platform that fails at both refuses nothing
 */
export function useOwnField<C extends QueryCall>(call: C, asked: CallArgs<C>, plain: CallArgs<C>): OwnField<C> {
  const { data, error, isFetching, refetch } = useCallQuery(call, asked, { meta });
  const isFailed = data === undefined && error !== null;
  const other = useCallQuery(call, plain, { meta, enabled: isFailed && error.code === "query-failed" });
  const isRefused = isFailed ? refusesField(error, other) : false;
  // Until that is known nothing is said of a failure.
  return {
    query: { data, error: isRefused === undefined ? null : error, isFetching, refetch },
    isRefused: isRefused === true,
  };
}
