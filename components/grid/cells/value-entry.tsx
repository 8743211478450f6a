"use client";

import type { Choice } from "@/lib/choices/source";
import type { ValueColumn } from "@/lib/grid/columns/grid-column";
import { percentUnit } from "@/lib/money/currency";
import { ChoiceCellEntry } from "./choice-cell-entry";
import { NumericCellEntry } from "./numeric-cell-entry";
import { ReferenceCellEntry } from "./reference-cell-entry";
import { TextCellEntry } from "./text-cell-entry";
import type { CellEntryProps } from "./use-cell-entry";

/** `12/31/2026` and its like. */
const longestDay = 10;

export interface ValueEntryProps<Content, Fault extends string> extends CellEntryProps {
  column: ValueColumn<Content, Fault>;
  content: Content;
  /** Of the grid's amounts. */
  unit: string;
  /** What a choice's value is called. */
  wordOf(value: string): string;
  onChoose(choice: Choice): void;
}

/** The field of a cell, by the kind of its column. */
export function ValueEntry<Content, Fault extends string>(props: ValueEntryProps<Content, Fault>) {
  const { column, content, unit, wordOf, onChoose, ...entry } = props;
  switch (column.kind) {
    case "money":
      return (
        <NumericCellEntry {...entry} unit={column.isPercent?.(content) ? percentUnit : unit} isWholeNumber={false} />
      );
    case "quantity":
      return <NumericCellEntry {...entry} unit="" isWholeNumber />;
    case "choice":
      return <ChoiceCellEntry {...entry} values={column.values} wordOf={wordOf} />;
    case "reference":
      return <ReferenceCellEntry {...entry} source={column.source} onChoose={onChoose} />;
    case "day":
      return <TextCellEntry {...entry} longest={longestDay} inputMode="numeric" />;
    case "switch":
      return null;
    case "text":
      return <TextCellEntry {...entry} inputMode="text" />;
  }
}
