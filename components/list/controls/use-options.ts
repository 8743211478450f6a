"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { anyCallQuery } from "@/components/calls/call-query";
import { useOptionsLog } from "@/components/calls/use-options-log";
import { type Lookup, type Option, optionsOf, type Related, searchDelay } from "@/lib/list/lookups/lookup";

type OptionState = "empty" | "searching" | "ready" | "failed";

interface Options {
  options: Option[];
  /** `empty`: nothing has been typed, so nothing is searched for (FILT-030). */
  state: OptionState;
  retry(): void;
}

/** The options for what was typed. Failures are told beside them, never as a toast (reading 13). */
export function useOptions(lookup: Lookup, term: string, related: Related): Options {
  const due = useDueTerm(term);
  const isWhole = lookup.all !== undefined;
  const args = lookup.all ?? lookup.search?.(due, related) ?? {};
  const isAsked = isWhole || due !== "";
  const query = useQuery({
    ...anyCallQuery(lookup.call, args),
    enabled: isAsked,
    placeholderData: keepPreviousData,
    refetchInterval: false,
    meta: { quiet: true },
  });
  useOptionsLog(query.error);
  const retry = (): void => void query.refetch();
  if (!isWhole && term.trim() === "") return { options: [], state: "empty", retry };
  const options = query.data === undefined ? [] : optionsOf(lookup, query.data.data);
  if (query.isError) return { options: [], state: "failed", retry };
  const isWaiting = query.isPending || query.isPlaceholderData || (!isWhole && due !== term.trim());
  return { options, state: isWaiting ? "searching" : "ready", retry };
}

/** The term that is searched for: digits at once, text when the typing stops (FILT-029). */
function useDueTerm(term: string): string {
  const [due, setDue] = useState("");
  useEffect(() => {
    const delay = searchDelay(term);
    if (delay === undefined) return setDue("");
    const timer = setTimeout(() => setDue(term.trim()), delay);
    return () => clearTimeout(timer);
  }, [term]);
  return due;
}
