import type { AbstractIntlMessages } from "next-intl";
import type { ReactNode } from "react";
import { recordNoun } from "@/components/list/panel/record-noun";
import { type CellWords, cellContent } from "@/components/list/table/list-cell";
import { pageIcons } from "@/components/shell/header/page-icons";
import type { Column, ColumnKind } from "@/lib/list/declare/column";
import { recordName } from "@/lib/list/rows/record-name";
import { textAt } from "@/lib/list/texts/texts";
import { listLink } from "@/lib/list/url/list-link";
import type { AppliedFilters } from "@/lib/list/url/list-state";
import type { AnyList } from "@/lib/resources/list-table";
import type { Hit } from "./hits";

/** A record as its list has it in a row, or whole. */
export interface FoundRecord {
  id: number;
  row?: { id: number } | undefined;
  detail?: unknown;
}

interface RecordHit {
  list: AnyList;
  record: FoundRecord;
  texts: AbstractIntlMessages;
  words: Omit<CellWords, "textOf">;
  /** What says of what kind the record is, where its page has several. */
  filters?: AppliedFilters | undefined;
}

/** A record's line: what its list calls it, and what its list's first columns say. It leads to its preview. */
export function recordHit({ list, record: { id, row, detail }, texts, words, filters = {} }: RecordHit): Hit {
  const textOf = (...path: string[]): string => textAt(texts, path);
  const noun = `${recordNoun(list, filters, textOf)} ${id}`;
  const name = recordName(list, row, detail);
  return {
    key: `${list.page}-${id}`,
    name: name ?? noun,
    words: noun,
    note: partsInLine([...(name === undefined ? [] : [noun]), ...partsOf(list, row, detail, { ...words, textOf })]),
    Icon: pageIcons[list.page],
    to: { address: listLink(list.page, { ...filters, open: String(id) }) },
  };
}

function partsInLine(parts: readonly ReactNode[]): ReactNode {
  return (
    <span className="flex flex-wrap items-center gap-x-3">
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they stand in one order.
        <span key={index}>{part}</span>
      ))}
    </span>
  );
}

function partsOf(list: AnyList, row: { id: number } | undefined, detail: unknown, words: CellWords): ReactNode[] {
  // A recent record stands in its place before anything is known of it.
  if (row === undefined && detail === undefined) return [];
  return list.defaultColumns.flatMap((key) => {
    if (key === list.preview.name) return [];
    return row === undefined
      ? partOf(list.preview.fields[key], key, detail, words)
      : partOf(list.columns[key], key, row, words);
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
