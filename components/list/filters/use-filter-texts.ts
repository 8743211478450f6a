"use client";

import { useQueries } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { looseQueryKey } from "@/lib/calls/query-key";
import { sendAnyCall } from "@/lib/calls/send-call";
import { formatDay, monthName } from "@/lib/dates/format";
import type { Filter } from "@/lib/list/filter";
import { readHalves, readValues } from "@/lib/list/filter-text";
import { namingCalls } from "@/lib/list/first-calls";
import type { AppliedFilters } from "@/lib/list/list-state";
import { type Lookup, optionsOf } from "@/lib/list/lookup";
import { isPeriod } from "@/lib/list/periods";
import { type Described, filterNamePath, filterWordPath } from "@/lib/list/texts";
import { formatQuantity } from "@/lib/money/format";
import type { ListPageKey } from "@/lib/roles/pages";
import { useListText } from "../use-list-text";

/** What of a list the texts of its filters need. */
export type FilteredList = Described & { page: ListPageKey };

export interface FilterText {
  key: string;
  /** What the filter is called. */
  name: string;
  /** What it is set to, as a person reads it. */
  value: string;
}

/** The applied filters in words, for their chips. */
export function useFilterTexts(list: FilteredList, applied: AppliedFilters): FilterText[] {
  const textOf = useValueText(list, useNames(list, applied));
  const text = useListText(list.page);
  return Object.entries(applied).flatMap(([key, value]) => {
    const filter = list.filters[key];
    return filter === undefined
      ? []
      : [{ key, name: text(...filterNamePath(list, key)), value: textOf(key, filter, value) }];
  });
}

/** Where `useNames` has the name of a record. */
export function nameKey({ call }: Lookup, id: string | number): string {
  return `${call.id} ${id}`;
}

type Names = ReadonlyMap<string, string>;

/** How the records are called that reference filters name, by call and id. */
export function useNames({ filters }: Pick<FilteredList, "filters">, applied: AppliedFilters): Names {
  const answers = useQueries({
    queries: namingCalls(filters, applied).map(([call, args]) => ({
      queryKey: looseQueryKey(call, args),
      queryFn: ({ signal }: { signal: AbortSignal }) => sendAnyCall(call, args, signal),
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

function useValueText(list: FilteredList, names: Names) {
  const t = useTranslations("list");
  const text = useListText(list.page);
  const locale = useLocale();
  const words = (key: string, value: string): string =>
    readValues(value)
      .map((word) => text(...filterWordPath(list, key, word)))
      .join(", ");
  return (key: string, filter: Filter, value: string): string => {
    switch (filter.kind) {
      case "text":
        return value;
      case "number":
      case "years":
        return readValues(value).join(", ");
      case "months":
        return readValues(value)
          .map((month) => monthName(Number(month), locale))
          .join(", ");
      case "choice":
      case "choices":
      case "narrowing":
        return words(key, value);
      case "boolean":
      case "three-state":
        return value === "all" ? t("all") : t(value === "true" ? "yes" : "no");
      case "reference":
        return readValues(value)
          .map((id) => names.get(nameKey(filter.lookup, id)) ?? `#${id}`)
          .join(", ");
      case "date-range":
        return isPeriod(value) ? t(`periods.${filter.periods}.${value}`) : between(value, formatDay);
      case "event-date":
        return isPeriod(value) ? t(`periods.general.${value}`) : between(value, formatDay);
      case "amount-range":
        return between(value, (amount) => `${formatQuantity(Number(amount), locale)} RON`);
      case "number-range":
        return between(value, (quantity) => formatQuantity(Number(quantity), locale));
    }
  };

  function between(value: string, format: (end: string) => string): string {
    const { from, to } = readHalves(value);
    if (from === to && from !== undefined) return format(from);
    if (to === undefined) return t("from", { value: format(from ?? "") });
    return from === undefined ? t("until", { value: format(to) }) : `${format(from)} – ${format(to)}`;
  }
}
