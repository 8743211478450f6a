"use client";

import { useTranslations } from "next-intl";
import type { FilterWords } from "@/lib/list/filters/filter-words";
import { longest, namedLines } from "@/lib/list/texts/cut";
import { chipName } from "./chip-name";
import type { ChipOpener } from "./chip-opener";
import { ChipText } from "./chip-text";

/** What the list is narrowed to though nobody asked for it: not to be taken away, but to be opened and replaced. */
export function StandingChip({
  filterKey,
  isOpen,
  onChange,
  onMeant,
  ...words
}: Omit<FilterWords, "key"> & ChipOpener & { filterKey: string }) {
  const t = useTranslations("list.filters");
  const { name, value } = words;
  const lines = namedLines(words, (name, value) => t("chip", { name, value }), longest.chip);
  return (
    <button
      type="button"
      title={t("chip", { name, value })}
      aria-label={chipName(t("change", { name, value }), lines)}
      data-chip={filterKey}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={onChange}
      onPointerEnter={onMeant}
      onFocus={onMeant}
      data-standing-filter
      className="inline-flex h-control-small items-center rounded-full border border-line bg-sunken px-3 text-sm hover:underline"
    >
      <ChipText lines={lines} />
    </button>
  );
}
