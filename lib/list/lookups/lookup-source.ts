import type { AnyArgs } from "@/lib/calls/address";
import { sendAnyCall } from "@/lib/calls/send-call";
import type { Choice, RecordSource } from "@/lib/choices/source";
import { type Lookup, lookupLimit, optionsOf, searchDelay } from "./lookup";

/** How long a form's search waits for the next key: as a filter's (FILT-029). */
export function choiceDelay(term: string): number {
  return searchDelay(term) ?? 0;
}

/** A filter's dropdown search as a form's picker takes it. */
export function lookupSource(lookup: Lookup): RecordSource {
  async function ask(args: AnyArgs | undefined, signal: AbortSignal): Promise<Choice[]> {
    if (args === undefined) return [];
    const { data } = await sendAnyCall(lookup.call, args, signal);
    return optionsOf(lookup, data).map(({ value, label, telling }) => ({ id: value, name: label, telling }));
  }
  return {
    key: [lookup.call.id, "choices"],
    unasked: "nothing",
    most: lookupLimit,
    longestLabel: lookup.longestLabel,
    delay: choiceDelay,
    find: (term, signal) => ask(lookup.search?.(term, undefined), signal),
    named: async (id, signal) => (await ask(lookup.named?.([id]), signal))[0]?.name,
  };
}
