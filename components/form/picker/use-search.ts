"use client";

import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { useOptionsLog } from "@/components/calls/use-options-log";
import { choiceMeant, choiceOfCode, fittingChoices } from "@/lib/choices/choices";
import type { Choice, Source } from "@/lib/choices/source";
import { withoutInvisible } from "@/lib/texts/invisible-character";

/** `empty`: nothing was typed, so nothing is searched for (FILT-030). */
type SearchState = "empty" | "searching" | "found" | "failed";

export interface Search {
  typed: string;
  type(text: string): void;
  found: readonly Choice[];
  /** As many were found as are at once: there may be more, and what is typed on finds them or, with `most`, cannot. */
  mayBeMore: false | { most?: number | undefined };
  /** Of a name among the options. */
  longestLabel: number;
  state: SearchState;
  error: unknown;
  isBusy: boolean;
  retry(): void;
  /** Chooses, and empties the field for the next one. */
  choose(choice: Choice): void;
  /** Enter was pressed, and the answer that it chooses from is under way. */
  isSettling: boolean;
  /** Enter was pressed. @returns whether it is done with; else it chooses the option that is lit */
  enter(): boolean;
}

/**
 * Finds records by what is typed, or by a code that a scanner types and ends with Enter.
 * @param isAsked whether the person is about to choose; a short list is read in any case
 */
export function useSearch(source: Source, onChoose: (choice: Choice) => void, isAsked = true): Search {
  const [typed, setTyped] = useState("");
  const term = withoutInvisible(typed).trim();
  // Enter was pressed before the answer to this term was there: a scanner does not wait.
  const [entered, setEntered] = useState<string>();
  const isEntered = entered === term && term !== "";
  const { found, mayBeMore, state, error, isBusy, retry } = useFound(source, term, isEntered, isAsked);
  const choose = (choice: Choice): void => {
    setTyped("");
    setEntered(undefined);
    onChoose(choice);
  };
  const settle = useEffectEvent(() => {
    setEntered(undefined);
    const meant = choiceMeant(found, term);
    if (meant !== undefined) choose(meant);
  });
  useEffect(() => {
    // After a failure the answer is still to come: Retry asks for it.
    if (isEntered && state === "found") settle();
  }, [isEntered, state]);

  function enter(): boolean {
    const scanned = choiceOfCode(found, term);
    // A platform that is away says so before the scanner's Enter: the answer is still to come, by Retry.
    const isToCome = state === "searching" || (state === "failed" && term !== "");
    if (scanned !== undefined) choose(scanned);
    else if (isToCome) setEntered(term);
    return scanned !== undefined || isToCome;
  }
  return {
    typed,
    type: setTyped,
    found,
    mayBeMore,
    longestLabel: source.longestLabel,
    state,
    error,
    isBusy,
    retry,
    choose,
    isSettling: isEntered,
    enter,
  };
}

/** What a source has for a term. @param isUrgent it is asked at once, however short ago the term was typed */
function useFound(source: Source, term: string, isUrgent: boolean, isAsked: boolean) {
  const due = useDueTerm(term, isUrgent ? 0 : source.delay(term));
  const isWhole = source.unasked === "all";
  const asked = isWhole ? "" : due;
  const query = useQuery({
    queryKey: [...source.key, asked],
    queryFn: ({ signal }) => source.find(asked, signal),
    enabled: isWhole || (isAsked && (source.unasked === "first" || asked !== "")),
    refetchInterval: false,
    meta: { quiet: true },
  });
  useOptionsLog(query.error);
  const answer = { error: query.error, isBusy: query.isFetching, retry: (): void => void query.refetch() };
  const state = stateOf();
  const answered = state === "found" ? (query.data ?? []) : [];
  const most = (term === "" ? source.mostUnasked : undefined) ?? source.most;
  const isFull = most !== undefined && answered.length >= most;
  const mayBeMore = isFull && (isWhole ? { most } : {});
  return { ...answer, state, mayBeMore, found: fittingChoices(source, answered, term) };

  function stateOf(): SearchState {
    if (source.unasked === "nothing" && term === "") return "empty";
    if ((!isWhole && due !== term) || query.isPending) return "searching";
    if (query.isError) return "failed";
    return "found";
  }
}

/** The term that is searched for: when the typing has stopped. */
function useDueTerm(term: string, delay: number): string {
  const [due, setDue] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setDue(term), delay);
    return () => clearTimeout(timer);
  }, [term, delay]);
  return due;
}
