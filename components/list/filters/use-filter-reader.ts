"use client";

import { useLocale, useTranslations } from "next-intl";
import type { FilterReader } from "@/lib/list/filters/filter-words";
import type { ListPageKey } from "@/lib/roles/pages";
import { useListText } from "../use-list-text";

/** What turns filter values into words of the current language. */
export function useFilterReader(page: ListPageKey): FilterReader {
  const t = useTranslations("list");
  return {
    locale: useLocale(),
    text: useListText(page),
    yes: t("yes"),
    no: t("no"),
    all: t("all"),
    period: (words, period, isShort) => t(`${isShort ? "shortPeriods" : "periods"}.${words}.${period}`),
    from: (value) => t("from", { value }),
    until: (value) => t("until", { value }),
  };
}
