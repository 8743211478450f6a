"use client";

import { useSavedWords } from "@/components/list/saved/use-saved-words";
import type { SavedFilter } from "@/lib/list/saved/saved-filters";
import { type AnyList, findList } from "@/lib/resources/list-table";
import type { ListPageKey } from "@/lib/roles/pages";
import { FilterWordList } from "./filter-word-list";

interface TranslatedFilterProps {
  page: ListPageKey;
  filter: SavedFilter;
  /** The person's roles open the page. */
  isOpen: boolean;
}

/** The chips of a saved filter in the current language. */
export function TranslatedFilter({ page, filter, isOpen }: TranslatedFilterProps) {
  const list = findList(page);
  if (list === undefined) return <FilterWordList name={filter.name} words={filter.filters} />;
  return <NowWords list={list} filter={filter} isOpen={isOpen} />;
}

function NowWords({ list, filter, isOpen }: { list: AnyList; filter: SavedFilter; isOpen: boolean }) {
  return <FilterWordList name={filter.name} words={useSavedWords(list, filter, isOpen)} />;
}
