"use client";

import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { useOnDemand } from "@/components/ui/use-on-demand";
import type { SavedFilter } from "@/lib/list/saved/saved-filters";
import type { ListPageKey } from "@/lib/roles/pages";
import { FilterWordList } from "./filter-word-list";

interface FilterWordChipsProps {
  page: ListPageKey;
  filter: SavedFilter;
  /** The person's roles open the page. */
  isOpen: boolean;
}

/** Knows all lists, so it comes after the page. */
const loadWordsOfNow = async () => (await import("./translated-filter")).TranslatedFilter;

/** What a saved filter filters: in the words that it was saved with, then in the current language. */
export function FilterWordChips({ page, filter, isOpen }: FilterWordChipsProps) {
  const t = useTranslations("profile.filters");
  const [TranslatedFilter, ask] = useOnDemand(loadWordsOfNow);
  useEffect(ask, [ask]);
  if (filter.filters.length === 0) return <p className="text-ink-muted text-sm">{t("wholeList")}</p>;
  if (TranslatedFilter !== undefined) return <TranslatedFilter page={page} filter={filter} isOpen={isOpen} />;
  return <FilterWordList name={filter.name} words={filter.filters} />;
}
