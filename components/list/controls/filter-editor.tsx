"use client";

import Check from "lucide-react/icons/check";
import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { notifyError } from "@/components/feedback/notify";
import { entryRefusedIn } from "@/components/form/refused-entry";
import { useToday } from "@/components/shell/use-today";
import { Button } from "@/components/ui/button";
import { isDay } from "@/lib/dates/day";
import { formatDayInput } from "@/lib/dates/day-input";
import type { Filter } from "@/lib/list/filters/filter";
import { isOpenRange, readFilterText, readHalves } from "@/lib/list/filters/filter-text";
import { isNumberFault, refusalOf } from "@/lib/list/filters/refusal";
import { typingPauseMs } from "@/lib/list/filters/typing-pause";
import { cut, longest } from "@/lib/list/texts/cut";
import type { AppliedFilters } from "@/lib/list/url/list-state";
import type { FilteredList } from "../filters/use-filter-words";
import { FilterControl } from "./filter-control";
import { useLeave } from "./use-leave";

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
  /** Whether it goes away because the person wants nothing of what is in it. */
  isGivenUp?(): boolean;
}

/**
 * The control of one filter with its Apply button, which shows while the value in it is not the applied one (FILT-006).
 * What is chosen or emptied is applied at the latest when its place is left; what is refused never is.
 */
export function FilterEditor({ applied, onApply, isGivenUp, filter, ...control }: FilterEditorProps) {
  const t = useTranslations("list.filters");
  const { draft, setDraft, accepted, turn } = useDraft(filter, applied);
  const isApplied = accepted !== undefined && accepted === applied;
  // Emptied on purpose: what was applied is taken away.
  const isEmptied = applied !== undefined && (draft === undefined ? !isDate(filter) : isOpenRange(filter, draft));
  const isDue = !isApplied && (accepted !== undefined || isEmptied);
  const isTyped = filter.kind === "text";
  const place = useRef<HTMLFormElement>(null);
  usePause(isTyped && isDue ? accepted : undefined, (text) => onApply(text, "typing"));
  const isRefused = draft !== undefined && accepted === undefined && !isOpenRange(filter, draft);
  const { name } = control;
  useLeave(place, (isGone, left) => {
    if (!isGone || isGivenUp?.() !== true) onLeave(isGone, left);
  });
  function onLeave(isGone: boolean, left: HTMLFormElement | null): void {
    // What stands in the field is not what was typed: `-5` is no 5.
    const sign = entryRefusedIn(left)?.validationMessage;
    if (sign !== undefined) {
      if (isGone) notifyError(t("leftOut.unknown", { name, typed: sign }));
    } else if (isDue) onApply(accepted, isTyped ? "typing" : undefined);
    else if (isGone && isRefused) {
      const { why, typed, ...limits } = refusalOf(filter, draft);
      notifyError(t(`leftOut.${why}`, { name, typed: typed.map(typedWords).join(" – "), ...limits }));
    }
  }
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
      {draft !== undefined && !isDue && !isApplied && <Obstacle filter={filter} draft={draft} />}
      <ApplyLine isApplied={isApplied} isDue={isDue} lacksDay={isRefused && isDate(filter) && lacksDay(draft)} />
    </form>
  );
}

interface ApplyLineProps {
  isApplied: boolean;
  isDue: boolean;
  lacksDay: boolean;
}

function ApplyLine({ isApplied, isDue, lacksDay }: ApplyLineProps) {
  const t = useTranslations("list.filters");
  const reason = useId();
  if (isApplied)
    return (
      <div role="status" className="flex h-9 items-center justify-end gap-1.5 text-ink-muted text-sm">
        <Check size={14} aria-hidden className="text-success" />
        {t("isApplied")}
      </div>
    );
  return (
    <div className="flex h-9 items-center justify-end gap-3">
      {lacksDay && (
        <p id={reason} className="text-ink-muted text-sm">
          {t("wholeDay")}
        </p>
      )}
      <Button type="submit" variant="primary" disabled={!isDue} aria-describedby={lacksDay ? reason : undefined}>
        {t("apply")}
      </Button>
    </div>
  );
}

/** Whether what is typed as a day is none (yet). */
function lacksDay(draft: string): boolean {
  const { from, to } = readHalves(draft);
  return [from, to].some((day) => day !== undefined && !isDay(day));
}

/** What is in the control, as it was typed. */
function typedWords(text: string): string {
  return isDay(text) ? formatDayInput(text) : short(text);
}

function short(text: string): string {
  return cut(text, longest.chip);
}

/** Why there is nothing to apply, where the control does not say so itself. */
function Obstacle({ filter, draft }: { filter: Filter; draft: string }) {
  const t = useTranslations("list.filters");
  if (isOpenRange(filter, draft))
    return (
      <p role="status" className="text-ink-muted text-sm">
        {t("noBound")}
      </p>
    );
  if (filter.kind !== "number") return null;
  const { why, typed, most } = refusalOf(filter, draft);
  return (
    <p role="alert" className="text-danger text-sm">
      {isNumberFault(why) ? t(`refused.${why}`, { typed: typed.map(short).join(", "), most }) : t("refused.unknown")}
    </p>
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
