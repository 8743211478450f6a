"use client";

import { Fragment, type ReactNode, type RefObject, useEffect } from "react";
import { entryRow } from "@/lib/list/rows/rows-in-sight";
import { SpacerRow } from "./spacer-row";
import { useFocusedRow } from "./use-focused-row";
import { useRowHeight } from "./use-row-height";
import { useRowsInSight } from "./use-rows-in-sight";

export interface VirtualRowsProps {
  count: number;
  /** What scrolls. */
  scroller: RefObject<HTMLElement | null>;
  /** The row that must be seen to begin with, counted from 0; -1 for none. */
  openIndex: number;
  /** @param isEntry whether Tab enters the rows here. */
  row(index: number, isEntry: boolean): ReactNode;
}

/** The rows that are in sight, with the focused and the open one: for pages of more rows than a browser likes to lay out. */
export function VirtualRows({ count, scroller, openIndex, row }: VirtualRowsProps) {
  const focused = useFocusedRow(scroller);
  const rowHeight = useRowHeight();
  const kept = [focused.hasFocus ? focused.index : undefined, openIndex < 0 ? undefined : openIndex];
  const { rows, after, virtual } = useRowsInSight({ count, scroller, rowHeight, beyond: 12, kept });
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
  return (
    <>
      {rows.map(({ index, before }) => (
        <Fragment key={index}>
          <SpacerRow height={before} />
          {row(index, index === entry)}
        </Fragment>
      ))}
      <SpacerRow height={after} />
    </>
  );
}
