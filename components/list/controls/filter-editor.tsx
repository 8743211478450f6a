"use client";

import Check from "lucide-react/icons/check";
import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useToday } from "@/components/form/use-today";
import { Button } from "@/components/ui/button";
import type { Filter } from "@/lib/list/filters/filter";
import { isOpenRange, readFilterText } from "@/lib/list/filters/filter-text";
import type { AppliedFilters } from "@/lib/list/url/list-state";
import type { FilteredList } from "../filters/use-filter-words";
import { FilterControl } from "./filter-control";
import { useLeave } from "./use-leave";

/** CNST-019: what is typed is applied when the typing stops. */
const typingPauseMs = 1000;

interface FilterEditorProps {
  list: FilteredList;
  filterKey: string;
  filter: Filter;
  name: string;
  /** Its value's text, undefined while it is not applied. */
  applied: string | undefined;
  /** What the other filters are set to: some narrow this one. */
  related: AppliedFilters;
  /** Undefined takes the filter away. */
  onApply(text: string | undefined, how?: "typing"): void;
}

/**
 * The control of one filter with its Apply button, which shows while the value in it is not the applied one (FILT-006).
 * What is chosen or emptied is applied at the latest when its place is left; what is refused never is.
 */
export function FilterEditor({ applied, onApply, filter, ...control }: FilterEditorProps) {
  const t = useTranslations("list.filters");
  const { draft, setDraft, accepted, turn } = useDraft(filter, applied);
  const isApplied = accepted !== undefined && accepted === applied;
  // Emptied on purpose: what was applied is taken away.
  const isEmptied = applied !== undefined && (draft === undefined ? !isDate(filter) : isOpenRange(filter, draft));
  const isDue = !isApplied && (accepted !== undefined || isEmptied);
  const isTyped = filter.kind === "text";
  const place = useRef<HTMLFormElement>(null);
  usePause(isTyped && isDue ? accepted : undefined, (text) => onApply(text, "typing"));
  useLeave(place, () => isDue && onApply(accepted, isTyped ? "typing" : undefined));
  return (
    <form
      ref={place}
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (accepted !== undefined || isEmptied) onApply(accepted);
      }}
    >
      <FilterControl key={turn} {...control} filter={filter} value={draft} onChange={setDraft} />
      {filter.kind === "number" && draft !== undefined && accepted === undefined && (
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
          <Button type="submit" variant="primary" disabled={!isDue}>
            {t("apply")}
          </Button>
        )}
      </div>
    </form>
  );
}

/** Another day that is not typed yet is no wish to have none. */
function isDate({ kind }: Filter): boolean {
  return kind === "date-range" || kind === "event-date";
}

/**
 * What is in the control. What is applied elsewhere, such as a chip that is taken away, resets the control; what
 * it has handed on itself does not, for somebody may be typing on.
 */
function useDraft(filter: Filter, applied: string | undefined) {
  const today = useToday();
  const [draft, setDraft] = useState(applied);
  const [known, setKnown] = useState(applied);
  const [turn, setTurn] = useState(0);
  const accepted = draft === undefined ? undefined : readFilterText(filter, draft, today);
  if (applied !== known) {
    setKnown(applied);
    if (applied !== accepted) {
      setDraft(applied);
      setTurn(turn + 1);
    }
  }
  return { draft, setDraft, accepted, turn };
}

/** Hands on a text that has not changed for a while. */
function usePause(text: string | undefined, onPause: (text: string) => void): void {
  const handOn = useEffectEvent(() => {
    if (text !== undefined) onPause(text);
  });
  useEffect(() => {
    if (text === undefined) return;
    const timer = setTimeout(() => handOn(), typingPauseMs);
    return () => clearTimeout(timer);
  }, [text]);
}
