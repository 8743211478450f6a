"use client";

import { useTranslations } from "next-intl";
import type { AppliedFilters } from "@/lib/list/url/list-state";
import type { FilterPlace } from "../place/use-filter-place";
import { FilterChip } from "./filter-chip";
import { type FilteredList, useFilterWords } from "./use-filter-words";

interface FilterChipsProps {
  list: FilteredList;
  applied: AppliedFilters;
  /** Leads to where a filter's value is changed. */
  onChange?(key: string): void;
  /** Changes it in place, below its chip. */
  place?: FilterPlace;
  onRemove(key: string): void;
  onClear(): void;
}

/** Chips of what is applied, in the order in which it was, and one that clears them all (FILT-004). */
export function FilterChips({ list, applied, onChange, place, onRemove, onClear }: FilterChipsProps) {
  const t = useTranslations("list.filters");
  const words = useFilterWords(list, applied);
  if (words.length === 0) return null;
  return (
    // In the bar each stands in the bar's own lines, so that what follows begins beside the last one.
    <ul aria-label={t("applied")} className={place ? "contents" : "flex flex-wrap items-center gap-1.5"}>
      {words.map(({ key, ...chip }) => (
        <li key={key}>
          <FilterChip
            {...chip}
            filterKey={key}
            onChange={onChange && (() => onChange(key))}
            {...place?.opener(key)}
            onRemove={() => onRemove(key)}
          />
        </li>
      ))}
      <li>
        <button
          type="button"
          onClick={onClear}
          className="h-control-small rounded-full border border-line-strong/60 border-dashed px-3 text-ink-muted text-sm hover:bg-hover hover:text-ink"
        >
          {t("clear")}
        </button>
      </li>
    </ul>
  );
}
