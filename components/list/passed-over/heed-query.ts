import type { QueryFunctionContext } from "@tanstack/react-query";
import type { AnyArgs } from "@/lib/calls/address";
import type { Call } from "@/lib/calls/call";
import { sendAnyCall } from "@/lib/calls/send-call";
import { refusesToTell } from "@/lib/errors/lacks-call";
import type { ListRows } from "@/lib/list/declare/define-list";
import { askedOfNobody } from "@/lib/list/passed-over/asked-of-nobody";
import type { AppliedFilters, ListSort, RequestedState } from "@/lib/list/url/list-state";

/** A list, as far as it is asked for rows. */
export interface AskedList {
  call: Call;
  defaultSort: ListSort;
  request(state: RequestedState, today: string): AnyArgs;
  rows(answer: unknown): ListRows<unknown>;
}

/**
 * Whether a platform heeds a list's filter of typed text, for React Query: asked for a text that nobody has, it has no rows. A
 * platform does not change its mind, so it is asked once.
 */
export function heedQuery(list: AskedList, applied: AppliedFilters, key: string, today: string) {
  const state = { page: 1, size: 1, sort: list.defaultSort, filters: askedOfNobody(applied, key) };
  const args = list.request(state, today);
  return {
    // Apart from the list's own answers: no write makes it outdated.
    queryKey: ["heeds", list.call.id, args],
    queryFn: ({ signal }: Pick<QueryFunctionContext, "signal">) => heeds(list, args, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    meta: { quiet: true },
  };
}

async function heeds(list: AskedList, args: AnyArgs, signal: AbortSignal): Promise<boolean> {
  try {
    const { data, notice } = await sendAnyCall(list.call, args, signal);
    return notice !== undefined || list.rows(data).totalCount === 0;
  } catch (error) {
    // It has taken another text: who refuses this one has looked at it.
    if (refusesToTell(error)) return true;
    throw error;
  }
}
