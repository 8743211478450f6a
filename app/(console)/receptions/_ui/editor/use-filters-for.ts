"use client";

import { useToday } from "@/components/shell/use-today";
import { sendCall } from "@/lib/calls/send-call";
import type { AppliedFilters, ListState } from "@/lib/list/url/list-state";
import { parseListUrl } from "@/lib/list/url/list-url";
import { receptionsCalls } from "@/lib/resources/receptions/receptions.calls";
import { receptionsList } from "@/lib/resources/receptions/receptions.list";

/** A new note that the list's filters leave out is shown by its number alone (RECP-014). */
export function useFiltersFor() {
  const today = useToday();
  /** @returns the filters that show it; undefined where those of the list do, or where that cannot be known */
  return async (id: number): Promise<AppliedFilters | undefined> => {
    const { state } = parseListUrl(receptionsList, new URLSearchParams(window.location.search), today);
    if (Object.keys(state.filters).length === 0) return undefined;
    try {
      const { data } = await sendCall(receptionsCalls.one, { filters: { id }, offset: 0, limit: 1 });
      const number = data.items[0]?.number;
      if (number === undefined || (await isListed(id, number, state, today))) return undefined;
      return { renNumber: number };
    } catch {
      // The note is made all the same: the list says by itself what it cannot read.
      return undefined;
    }
  };
}

async function isListed(id: number, number: string, { sort, filters }: ListState, today: string): Promise<boolean> {
  const { renNumber = number } = filters;
  if (!number.includes(renNumber)) return false;
  const request = receptionsList.request({ page: 1, size: 1, sort, filters: { ...filters, renNumber: number } }, today);
  const { data } = await sendCall(receptionsCalls.list, request);
  return data.items.some((note) => note.id === id);
}
