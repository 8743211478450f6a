import type { ReactNode } from "react";
import type { Column, ColumnKind, Columns } from "@/lib/list/declare/column";
import { type CellWords, cellContent } from "./list-cell";

/** Parts beside each other, in a line below a record's name. */
export function partsInLine(parts: readonly ReactNode[]): ReactNode {
  return (
    <span className="flex flex-wrap items-center gap-x-3">
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they stand in one order.
        <span key={index}>{part}</span>
      ))}
    </span>
  );
}

interface PartedList<Row, Detail> {
  columns: Columns<Row>;
  defaultColumns: readonly string[];
  preview: { name?: string | undefined; fields: Columns<Detail> };
}

/** What a list's first columns say of a record, beside its name. */
export function recordParts<Row, Detail>(
  list: PartedList<Row, Detail>,
  row: Row | undefined,
  detail: Detail | undefined,
  words: CellWords,
): ReactNode[] {
  // A recent record stands in its place before anything is known of it.
  if (row === undefined && detail === undefined) return [];
  return list.defaultColumns.flatMap((key) => {
    if (key === list.preview.name) return [];
    if (row !== undefined) return partOf(list.columns[key], key, row, words);
    return detail === undefined ? [] : partOf(list.preview.fields[key], key, detail, words);
  });
}

/** Without a heading a yes says nothing, and a picture has no place in a line. */
const untold: ReadonlySet<ColumnKind> = new Set<ColumnKind>(["image", "link", "boolean"]);

/** Of what is not there nothing is said. */
function partOf<Row>(column: Column<Row> | undefined, key: string, row: Row, words: CellWords): ReactNode[] {
  if (column === undefined || untold.has(column.kind)) return [];
  const value = column.value(row);
  const isNothing = value === undefined || value === "" || (Array.isArray(value) && value.length === 0);
  return isNothing ? [] : [cellContent(words, key, column, row)];
}
