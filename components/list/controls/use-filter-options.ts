"use client";

import { useLocale, useTranslations } from "next-intl";
import { useToday } from "@/components/shell/use-today";
import { yearOf } from "@/lib/dates/day";
import { monthName } from "@/lib/dates/format";
import type { Filter } from "@/lib/list/filters/filter";
import { filterWordPath } from "@/lib/list/texts/texts";
import type { FilteredList } from "../filters/use-filter-words";
import { useListText } from "../use-list-text";

/** A word of a closed list, as it stands in the value, and as the person reads it. */
export interface WordOption {
  word: string;
  label: string;
}

/** The newest first. */
function years(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => String(last - index));
}

const monthNumbers = Array.from({ length: 12 }, (_, index) => index + 1);

/** The options of a filter that needs to ask nobody for them; none for the other kinds. */
export function useFilterOptions(list: FilteredList, key: string, filter: Filter): WordOption[] {
  const t = useTranslations("list");
  const text = useListText(list.page);
  const locale = useLocale();
  const thisYear = yearOf(useToday());
  switch (filter.kind) {
    case "choice":
    case "choices":
      return Object.keys(filter.options).map((word) => ({ word, label: text(...filterWordPath(list, key, word)) }));
    case "boolean":
      return [
        { word: "true", label: t("yes") },
        { word: "false", label: t("no") },
      ];
    case "three-state":
      return [
        { word: "all", label: t("all") },
        { word: "true", label: t("yes") },
        { word: "false", label: t("no") },
      ];
    case "years":
      return years(filter.since, thisYear).map((year) => ({ word: year, label: year }));
    case "months":
      return monthNumbers.map((month) => ({ word: String(month), label: monthName(month, locale) }));
    default:
      return [];
  }
}
