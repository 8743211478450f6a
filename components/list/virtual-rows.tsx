"use client";

import { useVirtualizer } from "@tanstack/react-virtual";
import { type ReactNode, type RefObject, useEffect } from "react";

/** A row's height in pixels, its line included. */
const rowHeight = 38;
/** Rows beyond the edges that are there already, so that keys and the wheel find them. */
const rowsBeyond = 12;

export interface VirtualRowsProps {
  count: number;
  /** What scrolls. */
  scroller: RefObject<HTMLElement | null>;
  /** The row that must be seen to begin with, counted from 0; -1 for none. */
  openIndex: number;
  row(index: number): ReactNode;
}

/** The rows that are in sight, and room for those that are not: for pages of more rows than a browser likes to lay out. */
export function VirtualRows({ count, scroller, openIndex, row }: VirtualRowsProps) {
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: rowsBeyond,
  });
  const items = virtual.getVirtualItems();
  const before = items[0]?.start ?? 0;
  const after = virtual.getTotalSize() - (items.at(-1)?.end ?? 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; afterwards the person scrolls.
  useEffect(() => {
    if (openIndex >= 0) virtual.scrollToIndex(openIndex, { align: "auto" });
  }, []);
  return (
    <>
      <Room height={before} />
      {items.map(({ index }) => row(index))}
      <Room height={after} />
    </>
  );
}

function Room({ height }: { height: number }) {
  return height > 0 ? <tr aria-hidden style={{ height }} /> : null;
}
