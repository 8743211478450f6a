"use client";

import { defaultRangeExtractor, type Range, useVirtualizer } from "@tanstack/react-virtual";
import { Fragment, type ReactNode, type RefObject, useCallback, useEffect, useLayoutEffect } from "react";
import { useDensity } from "@/components/shell/settings/use-density";
import { entryRow, keptRows } from "@/lib/list/rows/rows-in-sight";
import { rowHeights } from "@/lib/preferences/density";
import { useFocusedRow } from "./use-focused-row";

/** Rows beyond the edges that are there already, so that keys and the wheel find them. */
const rowsBeyond = 12;

export interface VirtualRowsProps {
  count: number;
  /** What scrolls. */
  scroller: RefObject<HTMLElement | null>;
  /** The row that must be seen to begin with, counted from 0; -1 for none. */
  openIndex: number;
  /** @param isEntry whether Tab enters the rows here. */
  row(index: number, isEntry: boolean): ReactNode;
}

/**
 * The rows that are in sight, and room for those that are not: for pages of more rows than a browser likes to lay out.
 * The row that has the focus and the open one stay with their neighbours, however far they are scrolled away: keys go
 * on from there.
 */
export function VirtualRows({ count, scroller, openIndex, row }: VirtualRowsProps) {
  const focused = useFocusedRow(scroller);
  const rowHeight = rowHeights[useDensity()];
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: rowsBeyond,
    rangeExtractor: useCallback(
      (range: Range) => {
        const from = [focused.hasFocus ? focused.index : undefined, openIndex < 0 ? undefined : openIndex];
        return keptRows(defaultRangeExtractor(range), from, count);
      },
      [focused.hasFocus, focused.index, openIndex, count],
    ),
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows of another height have other places.
  useLayoutEffect(() => virtual.measure(), [rowHeight]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; afterwards the person scrolls.
  useEffect(() => {
    if (openIndex >= 0) virtual.scrollToIndex(openIndex, { align: "auto" });
  }, []);
  const entry = entryRow({
    // What is half behind the heading is not in sight.
    first: Math.ceil((virtual.scrollOffset ?? 0) / rowHeight),
    last: virtual.range?.endIndex ?? count - 1,
    focused,
    open: openIndex,
  });
  const items = virtual.getVirtualItems();
  return (
    <>
      {items.map(({ index, start }, place) => (
        <Fragment key={index}>
          <Spacer height={start - (items[place - 1]?.end ?? 0)} />
          {row(index, index === entry)}
        </Fragment>
      ))}
      <Spacer height={virtual.getTotalSize() - (items.at(-1)?.end ?? 0)} />
    </>
  );
}

function Spacer({ height }: { height: number }) {
  return height > 0 ? <tr aria-hidden style={{ height }} /> : null;
}
