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
      const wordOf = (word: string) => text("words", key, word);
      const textOf = (row: Row) => measuredText(column, row, locale, wordOf);
      const cells = rows.map(textOf);
      const heading = headingOf(column.kind, text("fields", key)).text;
      const isPlain = column.kind === "status" && !saysState(column.words);
      const counted =
        column.kind === "tags" && !column.isStacked
          ? new Set(rows.filter((row) => tagCount(column.value(row)) !== "never").map(textOf))
          : undefined;
      const isStacked = column.kind === "tags" && column.isStacked;
      return [{ key, kind: column.kind, heading, isPlain, isStacked, cells, counted }];
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
