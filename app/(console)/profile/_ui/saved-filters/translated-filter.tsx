"use client";

import { useToday } from "@/components/form/use-today";
import { useFilterReader } from "@/components/list/filters/use-filter-reader";
import { savedFilterWords } from "@/lib/list/saved/saved-filter-words";
import type { SavedFilter } from "@/lib/list/saved/saved-filters";
import { findList } from "@/lib/resources/list-table";
import type { ListPageKey } from "@/lib/roles/pages";
import { FilterWordList } from "./filter-word-list";

/** The chips of a saved filter in the current language. */
export function TranslatedFilter({ page, filter }: { page: ListPageKey; filter: SavedFilter }) {
  const words = savedFilterWords(findList(page), filter, useFilterReader(page), useToday());
  return <FilterWordList name={filter.name} words={words} />;
}
