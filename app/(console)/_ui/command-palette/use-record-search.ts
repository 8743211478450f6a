"use client";

import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { type AbstractIntlMessages, useLocale } from "next-intl";
import { useEffect, useReducer, useState } from "react";
import { heedQuery } from "@/components/list/passed-over/heed-query";
import { loadTexts } from "@/components/shell/load-texts";
import { useToday } from "@/components/shell/use-today";
import { queryKeyOf } from "@/lib/calls/query-key";
import { sendAnyCall } from "@/lib/calls/send-call";
import { askStep, type FoundInList } from "@/lib/command-palette/ask-step";
import type { OrderedPages } from "@/lib/command-palette/pages-in-order";
import { mostAsked, type OpenPage, planSearch, type SearchStep } from "@/lib/command-palette/plan-search";
import { SearchRun, type SearchState } from "@/lib/command-palette/search-run";
import { findList, listTable } from "@/lib/resources/list-table";

/** What one resource has for a text. */
export interface Found extends FoundInList {
  /** Its page's own texts. */
  texts: AbstractIntlMessages;
}

export interface RecordSearch {
  groups: readonly { step: SearchStep; state: SearchState<Found> }[];
  /** Where it is looked for is known. */
  isBegun: boolean;
  goOn(): void;
  retry(step: SearchStep): void;
}

export interface SearchPlace {
  pages: OrderedPages;
  open: OpenPage;
  /** Enter was pressed: nothing waits for more to be typed. */
  isEntered: boolean;
}

const after = (ms: number, act: () => void) => {
  const timer = setTimeout(act, ms);
  return () => clearTimeout(timer);
};

/**
 * Looks for a text in what the person may see; for another text what is under way is aborted.
 */
export function useRecordSearch(text: string, { pages, open, isEntered }: SearchPlace): RecordSearch {
  const cache = useQueryClient();
  const locale = useLocale();
  const today = useToday();
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const [search, setSearch] = useState<{ text: string; steps: SearchStep[]; run: SearchRun<SearchStep, Found> }>();
  useEffect(() => {
    const steps = planSearch(text, listTable, pages, open);
    const run = new SearchRun<SearchStep, Found>({
      steps,
      most: mostAsked,
      onChange: redraw,
      after,
      ask: async (step, signal) => {
        const [found, texts] = await Promise.all([ask(cache, step, today, signal), loadTexts(locale, step.page)]);
        return { ...found, texts };
      },
    });
    setSearch({ text, steps, run });
    return () => run.abort();
  }, [text, pages, open, cache, locale, today]);
  const run = search?.text === text ? search.run : undefined;
  useEffect(() => {
    if (isEntered) run?.hurry();
  }, [run, isEntered]);
  return {
    groups: run === undefined ? [] : (search?.steps ?? []).map((step) => ({ step, state: run.stateOf(step) })),
    isBegun: run !== undefined,
    goOn: () => run?.goOn(),
    retry: (step) => run?.retry(step),
  };
}

function ask(cache: QueryClient, step: SearchStep, today: string, signal: AbortSignal): Promise<FoundInList> {
  const list = findList(step.page);
  if (list === undefined) throw new Error(`There is no list "${step.page}".`);
  return askStep(list, step, {
    today,
    send(call, args) {
      const queryKey = ["palette", ...queryKeyOf(call, args)];
      const abort = (): void => void cache.cancelQueries({ queryKey, exact: true });
      signal.addEventListener("abort", abort);
      const query = cache.fetchQuery({
        queryKey,
        queryFn: (context) => sendAnyCall(call, args, context.signal),
        meta: { quiet: true },
      });
      return query.finally(() => signal.removeEventListener("abort", abort));
    },
    // The same for every text, so it goes on where this one is left.
    heeds: (asked, filters, key) => cache.fetchQuery(heedQuery(asked, filters, key, today)),
  });
}
