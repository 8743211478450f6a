"use client";

import X from "lucide-react/icons/x";
import { useTranslations } from "next-intl";
import { classNames } from "@/components/ui/class-names";
import type { FilterWords } from "@/lib/list/filters/filter-words";
import { longest, namedLines } from "@/lib/list/texts/cut";
import { chipName } from "./chip-name";
import type { ChipOpener } from "./chip-opener";
import { ChipText } from "./chip-text";

interface FilterChipProps extends Omit<FilterWords, "key">, Partial<ChipOpener> {
  filterKey?: string;
  /** Chosen, and not applied yet: it must not look like what is. */
  isPending?: boolean;
  onRemove(): void;
}

/** An applied filter: its text in 20 characters, whole in its title, and what takes it away (FILT-002, FILT-003). */
export function FilterChip({
  isPending = false,
  filterKey,
  isOpen,
  onChange,
  onMeant,
  onRemove,
  ...words
}: FilterChipProps) {
  const t = useTranslations("list.filters");
  const { name, value } = words;
  const lines = namedLines(words, (name, value) => t("chip", { name, value }), longest.chip);
  const text = t(isPending ? "pending" : "chip", { name, value });
  return (
    <span
      className={classNames(
        "inline-flex h-control-small items-center rounded-full border border-line-strong/60 text-sm",
        isPending ? "border-dashed bg-surface" : "bg-selected",
      )}
      data-filter-chip
    >
      <button
        type="button"
        title={text}
        aria-label={chipName(t("change", { name, value }), lines)}
        data-chip={filterKey}
        aria-haspopup={onMeant && "dialog"}
        aria-expanded={isOpen}
        onClick={onChange}
        onPointerEnter={onMeant}
        onFocus={onMeant}
        disabled={onChange === undefined}
        className="h-control-small rounded-l-full pr-1 pl-3 enabled:hover:underline"
      >
        <ChipText lines={lines} />
      </button>
      <button
        type="button"
        aria-label={t("remove", { name, value })}
        onClick={onRemove}
        className="flex h-control-small items-center rounded-r-full pr-2.5 pl-1 text-ink-muted max-lg:min-w-10 max-lg:justify-center hover:text-ink"
      >
        <X size={14} aria-hidden />
      </button>
    </span>
  );
}
