"use client";

import type { useVirtualizer } from "@tanstack/react-virtual";
import { type RefObject, useEffect, useEffectEvent, useRef } from "react";

interface ActiveRowOptions {
  frame: RefObject<HTMLElement | null>;
  virtual: Pick<ReturnType<typeof useVirtualizer>, "scrollOffset" | "scrollRect">;
  count: number;
  /** In px; all rows are as high. */
  rowHeight: number;
  /** What covers the upper edge, in px. */
  headHeight: number;
}

/** Scrolls to the active row when another one becomes it: a screen reader is told of it. */
export function useActiveRow(active: number, { frame, virtual, count, rowHeight, headHeight }: ActiveRowOptions) {
  // Where the frame was scrolled to here, until the browser tells of it. To ask the browser would have it lay out the
  // page in the middle of a key press, and lay it out once more for the rows that come into sight.
  const placed = useRef<number>(undefined);
  const { scrollOffset, scrollRect } = virtual;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the browser has told.
  useEffect(() => {
    placed.current = undefined;
  }, [scrollOffset]);
  const follow = useEffectEvent((row: number) => {
    if (row >= count || frame.current === null || scrollRect === null) return;
    const before = placed.current ?? scrollOffset ?? 0;
    const lowest = (row + 1) * rowHeight - (scrollRect.height - headHeight);
    const next = Math.min(row * rowHeight, Math.max(before, lowest));
    if (next === before) return;
    placed.current = next;
    frame.current.scrollTop = next;
  });
  useEffect(() => follow(active), [active]);
}
