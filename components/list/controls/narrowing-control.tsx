"use client";

import { useTranslations } from "next-intl";
import type { Narrowing } from "@/lib/list/filters/filter";
import { filterNamePath, filterWordPath } from "@/lib/list/texts/texts";
import type { FilteredList } from "../filters/use-filter-words";
import { useListText } from "../use-list-text";
import { OneControl } from "./one-control";

interface NarrowingControlProps {
  list: FilteredList;
  narrowing: Narrowing;
  /** A word of its options, or none for all. */
  value: string;
  onChange(value: string): void;
}

/** What the records are narrowed to among which one chooses: it stands inside their filter and is none (reading 9). */
export function NarrowingControl({ list, narrowing: { key, options }, value, onChange }: NarrowingControlProps) {
  const t = useTranslations("list");
  const text = useListText(list.page);
  const name = text(...filterNamePath(list, key));
  const words = Object.keys(options).map((word) => ({ word, label: text(...filterWordPath(list, key, word)) }));
  return (
    <div className="grid gap-2">
      <p aria-hidden className="text-ink-muted text-sm">
        {name}
      </p>
      <OneControl
        name={name}
        value={value}
        onChange={(word) => onChange(word ?? "")}
        options={[{ word: "", label: t("all") }, ...words]}
      />
    </div>
  );
}
