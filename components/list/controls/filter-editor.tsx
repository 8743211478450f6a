"use client";

import Check from "lucide-react/icons/check";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import type { Filter } from "@/lib/list/filter";
import { readFilterText } from "@/lib/list/filter-text";
import type { AppliedFilters } from "@/lib/list/list-state";
import type { FilteredList } from "../filters/use-filter-texts";
import { useToday } from "../use-today";
import { FilterControl } from "./filter-control";

/** CNST-019: what is typed is applied when the typing stops. */
const typingPauseMs = 1000;

/** Kinds whose controls let a value be typed that the filter does not take, and do not say so themselves. */
const saysWhy: ReadonlySet<Filter["kind"]> = new Set<Filter["kind"]>(["number", "amount-range", "number-range"]);

interface FilterEditorProps {
  list: FilteredList;
  filterKey: string;
  filter: Filter;
  name: string;
  /** Its value's text, undefined while it is not applied. */
  applied: string | undefined;
  /** What the other filters are set to: some narrow this one. */
  related: AppliedFilters;
  onApply(text: string): void;
}

/** The control of one filter with its Apply button, which shows while the value in it is not the applied one (FILT-006). */
export function FilterEditor({ applied, onApply, filter, ...control }: FilterEditorProps) {
  const t = useTranslations("list.filters");
  const [draft, setDraft] = useState(applied);
  const today = useToday();
  const accepted = draft === undefined ? undefined : readFilterText(filter, draft, Number(today.slice(0, 4)));
  const isApplied = accepted !== undefined && accepted === applied;
  usePause(filter.kind === "text" && !isApplied ? accepted : undefined, onApply);
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (accepted !== undefined) onApply(accepted);
      }}
    >
      <FilterControl {...control} filter={filter} value={draft} onChange={setDraft} />
      {saysWhy.has(filter.kind) && draft !== undefined && accepted === undefined && (
        <p role="alert" className="text-danger text-sm">
          {t("refused")}
        </p>
      )}
      <div className="flex h-9 items-center justify-end gap-3">
        {isApplied ? (
          <span className="inline-flex items-center gap-1.5 text-ink-muted text-sm" role="status">
            <Check size={14} aria-hidden className="text-success" />
            {t("isApplied")}
          </span>
        ) : (
          <Button type="submit" look="primary" disabled={accepted === undefined}>
            {t("apply")}
          </Button>
        )}
      </div>
    </form>
  );
}

/** Hands on a text that has not changed for a while. */
function usePause(text: string | undefined, onPause: (text: string) => void): void {
  const latest = useRef(onPause);
  useEffect(() => {
    latest.current = onPause;
  });
  useEffect(() => {
    if (text === undefined) return;
    const timer = setTimeout(() => latest.current(text), typingPauseMs);
    return () => clearTimeout(timer);
  }, [text]);
}
