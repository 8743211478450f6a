"use client";

import { defaultRangeExtractor, type Range, useVirtualizer } from "@tanstack/react-virtual";
import { type RefObject, useCallback, useEffect, useRef } from "react";

const rowsBeyond = 8;

interface RowsInSightOptions {
  count: number;
  /** What scrolls. */
  frame: RefObject<HTMLElement | null>;
  /** In px; all rows are as high. */
  rowHeight: number;
  /** What covers the upper edge, in px. */
  headHeight: number;
  /** The row that is always there and comes into sight when it changes; a screen reader is told of it. */
  active?: number;
}

interface RowInSight {
  index: number;
  /** Room of the rows before it that are not drawn, in px. */
  before: number;
}

/** Of a table of many rows, those to draw, and the room for the rest. */
export function useRowsInSight({ count, frame, rowHeight, headHeight, active }: RowsInSightOptions) {
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => frame.current,
    estimateSize: () => rowHeight,
    overscan: rowsBeyond,
    rangeExtractor: useCallback(
      (range: Range) => {
        const kept = active !== undefined && active < count ? [active] : [];
        return [...new Set([...defaultRangeExtractor(range), ...kept])].sort((one, other) => one - other);
      },
      [active, count],
    ),
  });
  // Where the frame was scrolled to here, until the browser tells of it. To ask the browser would have it lay out the
  // page in the middle of a key press, and lay it out once more for the rows that come into sight.
  const placed = useRef<number>(undefined);
  const { scrollOffset, scrollRect } = virtual;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the browser has told.
  useEffect(() => {
    placed.current = undefined;
  }, [scrollOffset]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the active row has changed.
  useEffect(() => {
    if (active === undefined || active >= count || frame.current === null || scrollRect === null) return;
    const before = placed.current ?? scrollOffset ?? 0;
    const lowest = (active + 1) * rowHeight - (scrollRect.height - headHeight);
    const next = Math.min(active * rowHeight, Math.max(before, lowest));
    if (next === before) return;
    placed.current = next;
    frame.current.scrollTop = next;
  }, [active]);
  const items = virtual.getVirtualItems();
  const rows: RowInSight[] = items.map(({ index, start }, place) => ({
    index,
    before: start - (items[place - 1]?.end ?? 0),
  }));
  const { startIndex = 0, endIndex = 0 } = virtual.range ?? {};
  /** The first and the last of the rows that can be seen. */
  const inSight: readonly [number, number] = [startIndex, endIndex];
  return { rows, inSight, after: virtual.getTotalSize() - (items.at(-1)?.end ?? 0) };
}
