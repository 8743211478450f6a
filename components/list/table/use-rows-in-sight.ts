"use client";

import { defaultRangeExtractor, useVirtualizer } from "@tanstack/react-virtual";
import { type RefObject, useLayoutEffect } from "react";
import { keptRows } from "@/lib/list/rows/rows-in-sight";

interface RowsInSightOptions {
  count: number;
  scroller: RefObject<HTMLElement | null>;
  /** In px; all rows are as high. */
  rowHeight: number;
  /** How many rows beyond each edge are there already, so that keys and the wheel find them. */
  beyond?: number;
  /** Rows that stay with their neighbours, however far they are scrolled away: keys go on from there. */
  kept?: readonly (number | undefined)[];
}

interface RowInSight {
  index: number;
  /** Room of the rows before it that are not drawn, in px. */
  before: number;
}

/** Of a table of many rows, those to draw, and the room for the rest. */
export function useRowsInSight({ count, scroller, rowHeight, beyond = 8, kept = [] }: RowsInSightOptions) {
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: beyond,
    rangeExtractor: (range) => keptRows(defaultRangeExtractor(range), kept, count),
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows of another height have other places.
  useLayoutEffect(() => virtual.measure(), [rowHeight]);
  const items = virtual.getVirtualItems();
  const rows: RowInSight[] = items.map(({ index, start }, place) => ({
    index,
    before: start - (items[place - 1]?.end ?? 0),
  }));
  const after = virtual.getTotalSize() - (items.at(-1)?.end ?? 0);
  return { rows, after, virtual };
}
