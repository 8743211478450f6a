"use client";

import { useLocale } from "next-intl";
import { type CSSProperties, useMemo } from "react";
import { type Columns, saysState } from "@/lib/list/declare/column";
import { columnWidths } from "@/lib/list/rows/column-widths";
import type { ListPageKey } from "@/lib/roles/pages";
import { useListText } from "../use-list-text";
import { measuredText, tagCount } from "./measured-text";
import { useHeadings } from "./use-heading";

interface TableWidths {
  table: CSSProperties;
  /** By key; the last column takes what is left. */
  columns: Readonly<Record<string, string>>;
}

/** As much of its lines is read however narrow the table: names of storages are seldom longer. */
const lineOfStack = "0".repeat(32);

/** How wide a list's columns are, by what is in them: the same in the first HTML and in the browser. */
export function useColumnWidths<Row>(
  page: ListPageKey,
  columns: Columns<Row>,
  shown: readonly string[],
  rows: readonly Row[],
): TableWidths {
  const text = useListText(page);
  const locale = useLocale();
  const headingOf = useHeadings();
  return useMemo(() => {
    const texts = shown.flatMap((key) => {
      const column = columns[key];
      if (column === undefined) return [];
      const isStacked = column.kind === "tags" && column.isStacked;
      // It has its two lines and no other: it is no text that gives way.
      const kind = isStacked ? "date" : column.kind;
      const wordOf = (word: string) => text("words", key, word);
      const textOf = (row: Row) => (isStacked ? lineOfStack : measuredText(column, row, locale, wordOf));
      const cells = rows.map(textOf);
      const heading = headingOf(column.kind, text("fields", key)).text;
      const isPlain = column.kind === "status" && !saysState(column.words);
      const counted =
        column.kind === "tags"
          ? new Set(rows.filter((row) => tagCount(column.value(row)) !== "never").map(textOf))
          : undefined;
      return [{ key, kind, heading, isPlain, cells, counted }];
    });
    const { natural, growth, least, columns: byKey } = columnWidths(texts);
    const table: CSSProperties & Record<`--${string}`, string> = {
      "--natural": natural,
      "--growth": growth,
      minWidth: least,
    };
    return { table, columns: byKey };
  }, [columns, shown, rows, text, locale, headingOf]);
}
