"use client";

import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { type AbstractIntlMessages, useLocale } from "next-intl";
import { useEffect, useReducer, useState } from "react";
import { loadTexts } from "@/components/shell/load-texts";
import { useToday } from "@/components/shell/use-today";
import { queryKeyOf } from "@/lib/calls/query-key";
import { sendCall } from "@/lib/calls/send-call";
import type { OrderedPages } from "@/lib/command-palette/pages-in-order";
import { mostAsked, mostRows, planSearch, type SearchStep } from "@/lib/command-palette/plan-search";
import { SearchRun, type SearchState } from "@/lib/command-palette/search-run";
import { ConsoleError } from "@/lib/errors/console-error";
import { type AnyList, findList, listTable } from "@/lib/resources/list-table";
import type { FoundRecord } from "./record-hit";

/** What one resource has for a text. */
export interface Found {
  list: AnyList;
  records: readonly FoundRecord[];
  totalCount: number;
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

const after = (ms: number, act: () => void) => {
  const timer = setTimeout(act, ms);
  return () => clearTimeout(timer);
};

/**
 * Looks for a text in what the person may see; for another text what is under way is aborted.
 * @param isEntered Enter was pressed: nothing waits for more to be typed
 */
export function useRecordSearch(text: string, pages: OrderedPages, isEntered: boolean): RecordSearch {
  const cache = useQueryClient();
  const locale = useLocale();
  const today = useToday();
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const [search, setSearch] = useState<{ text: string; steps: SearchStep[]; run: SearchRun<SearchStep, Found> }>();
  useEffect(() => {
    const steps = planSearch(text, listTable, pages);
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
  }, [text, pages, cache, locale, today]);
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

async function ask(
  cache: QueryClient,
  step: SearchStep,
  today: string,
  signal: AbortSignal,
): Promise<Omit<Found, "texts">> {
  const { page, filters, id } = step;
  const list = findList(page);
  if (list === undefined) throw new Error(`There is no list "${page}".`);
  const { call, args } =
    filters === undefined
      ? { call: list.preview.call, args: list.preview.args(id ?? 0, {}) }
      : {
          call: list.call,
          args: list.request({ page: 1, size: mostRows, sort: list.defaultSort, filters }, today),
        };
  const queryKey = ["palette", ...queryKeyOf(call, args)];
  const abort = (): void => void cache.cancelQueries({ queryKey, exact: true });
  signal.addEventListener("abort", abort);
  const query = cache.fetchQuery({
    queryKey,
    queryFn: (context) => sendCall(call, args, context.signal),
    meta: { quiet: true },
  });
  const { data, notice } = await query.finally(() => signal.removeEventListener("abort", abort));
  // "Nothing found" would be said of an answer that nobody could read.
  if (notice !== undefined) throw new ConsoleError("upstream-invalid-answer", notice);
  if (filters === undefined) {
    const detail = list.preview.detail(data);
    const records = detail === undefined || id === undefined ? [] : [{ id, detail }];
    return { list, records, totalCount: records.length };
  }
  const { items, totalCount } = list.rows(data);
  // A platform that does not know the filter answers rows of others: it is asked for the record itself.
  const rows = id === undefined ? items : items.filter((row) => row.id === id);
  if (rows.length === 0 && items.length > 0) return ask(cache, { ...step, filters: undefined }, today, signal);
  const records = rows.slice(0, mostRows).map((row) => ({ id: row.id, row }));
  return { list, records, totalCount: id === undefined ? totalCount : records.length };
}
