"use client";

import { useTranslations } from "next-intl";
import type { SavedFilter } from "@/lib/list/saved-filters";

/** What a saved filter filters, in the words that its chips had when it was saved. */
export function FilterWordChips({ filter }: { filter: SavedFilter }) {
  const t = useTranslations("profile.filters");
  if (filter.filters.length === 0) return <p className="text-ink-muted text-sm">{t("wholeList")}</p>;
  return (
    <ul aria-label={t("chips", { name: filter.name })} className="mt-1 flex flex-wrap gap-1.5">
      {filter.filters.map(({ param, label }) => (
        <li
          key={param}
          title={label}
          className="max-w-80 truncate rounded-full border border-line-strong/60 bg-selected px-2.5 py-px text-sm"
        >
          {label}
        </li>
      ))}
    </ul>
  );
}
