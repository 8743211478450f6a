"use client";

import { defaultRangeExtractor, type Range, useVirtualizer } from "@tanstack/react-virtual";
import { type RefObject, useCallback, useEffect } from "react";

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
    scrollPaddingStart: headHeight,
    overscan: rowsBeyond,
    rangeExtractor: useCallback(
      (range: Range) => {
        const kept = active !== undefined && active < count ? [active] : [];
        return [...new Set([...defaultRangeExtractor(range), ...kept])].sort((one, other) => one - other);
      },
      [active, count],
    ),
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the active row has moved; the rest is as it was.
  useEffect(() => {
    if (active !== undefined && active < count) virtual.scrollToIndex(active, { align: "auto" });
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
