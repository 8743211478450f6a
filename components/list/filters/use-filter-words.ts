"use client";

import { useQueries } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { anyCallQuery } from "@/components/calls/any-call-query";
import { type FilterReader, type FilterWords, filterWords } from "@/lib/list/filter-words";
import type { AppliedFilters } from "@/lib/list/list-state";
import { namesAsked, type RecordNames, recordNames } from "@/lib/list/record-names";
import type { Described } from "@/lib/list/texts";
import type { ListPageKey } from "@/lib/roles/pages";
import { useListText } from "../use-list-text";

/** What of a list the words of its filters need. */
export type FilteredList = Described & { page: ListPageKey };

/** The applied filters in words, for their chips. */
export function useFilterWords(list: FilteredList, applied: AppliedFilters): FilterWords[] {
  const t = useTranslations("list");
  const reader: FilterReader = {
    locale: useLocale(),
    text: useListText(list.page),
    yes: t("yes"),
    no: t("no"),
    all: t("all"),
    period: (words, period) => t(`periods.${words}.${period}`),
    from: (value) => t("from", { value }),
    until: (value) => t("until", { value }),
  };
  return filterWords(list, applied, reader, useRecordNames(list, applied));
}

/** What the records are called that applied reference filters name. */
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
