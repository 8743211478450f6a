"use client";

import X from "lucide-react/icons/x";
import { useTranslations } from "next-intl";
import { classNames } from "@/components/ui/class-names";
import type { FilterWords } from "@/lib/list/filters/filter-words";
import { cutNamed, longest } from "@/lib/list/texts/cut";

interface FilterChipProps extends Omit<FilterWords, "key"> {
  /** Chosen, and not applied yet: it must not look like what is. */
  isPending?: boolean;
  /** Leads to where the filter's value is changed. */
  onChange?(): void;
  onRemove(): void;
}

/** An applied filter: its text in 20 characters, whole in its title, and what takes it away (FILT-002, FILT-003). */
export function FilterChip({ name, value, isPending = false, onChange, onRemove }: FilterChipProps) {
  const t = useTranslations("list.filters");
  const text = t(isPending ? "pending" : "chip", { name, value });
  return (
    <span
      className={classNames(
        "inline-flex h-7 items-center rounded-full border border-line-strong/60 text-sm",
        isPending ? "border-dashed bg-surface" : "bg-selected",
      )}
      data-filter-chip
    >
      <button
        type="button"
        title={text}
        aria-label={t("change", { name, value })}
        onClick={onChange}
        disabled={onChange === undefined}
        className="rounded-l-full py-1 pr-1 pl-3 enabled:hover:underline"
      >
        {cutNamed(t("chip", { name, value }), name, value, longest.chip)}
      </button>
      <button
        type="button"
        aria-label={t("remove", { name, value })}
        onClick={onRemove}
        className="rounded-r-full py-1.5 pr-2.5 pl-1 text-ink-muted hover:text-ink"
      >
        <X size={14} aria-hidden />
      </button>
    </span>
  );
}
