"use client";

import { useTranslations } from "next-intl";
import type { FilterWords } from "@/lib/list/filters/filter-words";
import { cutNamed, longest } from "@/lib/list/texts/cut";

/** What the list is narrowed to though nobody asked for it: not to be taken away, but to be opened and replaced. */
export function StandingChip({ name, value, onChange }: Omit<FilterWords, "key"> & { onChange(): void }) {
  const t = useTranslations("list.filters");
  const text = t("chip", { name, value });
  return (
    <button
      type="button"
      title={text}
      aria-label={t("change", { name, value })}
      onClick={onChange}
      data-standing-filter
      className="inline-flex h-7 items-center rounded-full border border-line bg-sunken px-3 text-sm hover:underline"
    >
      {cutNamed(text, name, value, longest.chip)}
    </button>
  );
}
