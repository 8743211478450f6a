"use client";

import { useQueryClient } from "@tanstack/react-query";
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { callQuery } from "@/components/calls/call-query";
import { restingTime } from "@/components/ui/resting-time";
import type { Call } from "@/lib/calls/call";
import type { List } from "@/lib/list/declare/define-list";
import { makePrefetchBudget } from "@/lib/list/rows/prefetch-budget";
import type { ListState } from "@/lib/list/url/list-state";
import { rowLinkSelector } from "../table/row-link";

/**
 * Fetches a row's details once a person seems to mean it, so that its preview has them at the click. One row at a time:
 * what was on its way for another one is called off.
 */
export function useRowIntent<C extends Call, Row, P extends Call, Detail>(
  rows: RefObject<HTMLElement | null>,
  list: List<C, Row, P, Detail>,
  { open, filters }: ListState,
): void {
  const cache = useQueryClient();
  const [budget] = useState(makePrefetchBudget);
  const cancelLast = useRef<(next: number) => void>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a row was opened.
  useEffect(() => budget.opened(), [open]);

  const fetchAhead = useEffectEvent((id: number, isPressed: boolean) => {
    if (id === open || !budget.mayFetch(isPressed)) return;
    const { call, args } = list.preview;
    const wanted = callQuery(call, args(id, filters));
    cancelLast.current?.(id);
    cancelLast.current = (next) => {
      if (next !== id) void cache.cancelQueries({ queryKey: wanted.queryKey, type: "inactive" });
    };
    // Nobody has asked for it yet: its failure is told when somebody does.
    const meta = { quiet: true };
    void cache.prefetchQuery({ ...wanted, meta });
  });

  useEffect(() => {
    const ends = new AbortController();
    let aimed: number | undefined;
    let resting: ReturnType<typeof setTimeout> | undefined;
    function aim({ target, type }: Event) {
      const id = type === "pointerleave" ? undefined : rowIdAt(target);
      const isPressed = type === "pointerdown";
      if (id === aimed && !isPressed) return;
      clearTimeout(resting);
      aimed = id;
      if (id === undefined) return;
      if (isPressed) fetchAhead(id, true);
      else resting = setTimeout(() => fetchAhead(id, false), restingTime);
    }
    for (const type of ["pointerdown", "pointerover", "pointerleave", "focusin"])
      rows.current?.addEventListener(type, aim, { passive: true, signal: ends.signal });
    return () => {
      ends.abort();
      clearTimeout(resting);
    };
  }, [rows]);
}

function rowIdAt(target: EventTarget | null): number | undefined {
  // Who ticks rows opens none.
  const row = target instanceof Element && !target.closest("label") ? target.closest("tr") : null;
  const id = row?.querySelector<HTMLElement>(rowLinkSelector)?.dataset.rowLink;
  return id === undefined ? undefined : Number(id);
}
