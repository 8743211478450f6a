"use client";

import { useQueries } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { anyCallQuery } from "@/components/calls/any-call-query";
import { type FilterWords, filterWords, nameKey, type RecordNames } from "@/lib/list/filter-words";
import { namingCalls } from "@/lib/list/first-calls";
import type { AppliedFilters } from "@/lib/list/list-state";
import { optionsOf } from "@/lib/list/lookup";
import type { Described } from "@/lib/list/texts";
import type { ListPageKey } from "@/lib/roles/pages";
import { useListText } from "../use-list-text";

/** What of a list the words of its filters need. */
export type FilteredList = Described & { page: ListPageKey };

/** The applied filters in words, for their chips. */
export function useFilterWords(list: FilteredList, applied: AppliedFilters): FilterWords[] {
  const t = useTranslations("list");
  const reader = { locale: useLocale(), text: useListText(list.page), phrase: t, openRange: t };
  return filterWords(list, applied, reader, useRecordNames(list, applied));
}

/** How the records are called that reference filters name, by call and id. */
export function useRecordNames({ filters }: Pick<FilteredList, "filters">, applied: AppliedFilters): RecordNames {
  const answers = useQueries({
    queries: namingCalls(filters, applied).map(([call, args]) => ({
      ...anyCallQuery(call, args),
      // Without the name its number says enough.
      meta: { quiet: true },
    })),
  });
  const lookups = Object.keys(applied).flatMap((key) => {
    const filter = filters[key];
    return filter?.kind === "reference" ? [filter.lookup] : [];
  });
  return new Map(
    lookups.flatMap((lookup, index) =>
      optionsOf(lookup, answers[index]?.data?.data).map(({ value, label }) => [nameKey(lookup, value), label] as const),
    ),
  );
}
