"use client";

import { useToday } from "@/components/shell/use-today";
import { recordsToName, type SavedFilterWords, savedFilterWords } from "@/lib/list/saved/saved-filter-words";
import type { SavedFilter } from "@/lib/list/saved/saved-filters";
import { useFilterReader } from "../filters/use-filter-reader";
import { type FilteredList, useRecordNames } from "../filters/use-filter-words";

/**
 * What the chips of a saved filter say now.
 * @param mayAsk whether the person may read what the list's records are called
 */
export function useSavedWords(list: FilteredList, saved: SavedFilter, mayAsk = true): SavedFilterWords[] {
  const today = useToday();
  const names = useRecordNames(list, mayAsk ? recordsToName(list, saved, today) : {});
  return savedFilterWords(list, saved, useFilterReader(list.page), today, names);
}
