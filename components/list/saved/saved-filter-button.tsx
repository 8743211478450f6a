"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import type { SavedFilter } from "@/lib/list/saved/saved-filters";
import type { FilteredList } from "../filters/use-filter-words";
import { useSavedWords } from "./use-saved-words";

interface SavedFilterButtonProps {
  list: FilteredList;
  filter: SavedFilter;
  /** Its place, from 1. */
  number: number;
  isChosen: boolean;
  onChoose(): void;
}

/** One of the numbered buttons of Predefined Filters; its title says what it filters. */
export function SavedFilterButton({ list, filter, number, isChosen, onChoose }: SavedFilterButtonProps) {
  const t = useTranslations("list.savedFilters");
  const words = useSavedWords(list, filter);
  return (
    <Button
      aria-pressed={isChosen}
      title={words.map(({ label }) => label).join("\n")}
      onClick={onChoose}
      className="w-full justify-start aria-pressed:border-action aria-pressed:bg-selected"
    >
      <span className="truncate">{t("button", { number, name: filter.name })}</span>
    </Button>
  );
}
