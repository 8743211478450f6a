"use client";

import { useQueries } from "@tanstack/react-query";
import { anyCallQuery } from "@/components/calls/call-query";
import { type FilterWords, filterWords } from "@/lib/list/filters/filter-words";
import { namesAsked, type RecordNames, recordNames } from "@/lib/list/lookups/record-names";
import type { Described } from "@/lib/list/texts/texts";
import type { AppliedFilters } from "@/lib/list/url/list-state";
import type { ListPageKey } from "@/lib/roles/pages";
import { useFilterReader } from "./use-filter-reader";

/** What of a list the words of its filters need. */
export type FilteredList = Described & { page: ListPageKey };

/** The applied filters in words, for their chips. */
export function useFilterWords(list: FilteredList, applied: AppliedFilters): FilterWords[] {
  const reader = useFilterReader(list.page);
  return filterWords(list, applied, reader, useRecordNames(list, applied));
}

/** What the records are called that applied relation filters name. */
export function useRecordNames({ filters }: Pick<FilteredList, "filters">, applied: AppliedFilters): RecordNames {
  const asked = namesAsked(filters, applied);
  const answers = useQueries({
    queries: asked.map(({ lookup, args }) => ({
      ...anyCallQuery(lookup.call, args),
      // Without the name its number says enough.
      meta: { quiet: true },
    })),
  });
  return recordNames(
    asked,
    answers.map(({ data }) => data?.data),
  );
}
