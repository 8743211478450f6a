import { Fragment, type ReactNode } from "react";
import { classNames } from "@/components/ui/class-names";
import type { Column, NamedRecord } from "@/lib/list/declare/column";
import { namedBy, openedRecord, recordAddress, recordMark } from "@/lib/list/declare/named-record";
import type { PageKey } from "@/lib/roles/pages";
import { type CellWords, cellContent, tagsOf, tagTexts } from "./list-cell";

export interface RowWords extends CellWords {
  /** Names of records on these pages are links. */
  pages: readonly PageKey[];
  /** Before a row's id: what its box does. */
  tick: string;
}

/** What a cell of a row holds. The name of another record is a link to it, plain as all of a row is: without components. */
export function rowCell<Row>(words: RowWords, columnKey: string, column: Column<Row>, row: Row): ReactNode {
  const records = namedBy(column, row).map((record) => openedRecord(record, words.pages));
  if (records.every((record) => record === undefined)) return cellContent(words, columnKey, column, row);
  if (column.kind === "tags")
    return tagsOf(
      tagTexts(words.textOf, columnKey, column, row),
      (text, index) => <Fragment key={index}>{linkTo(records[index], text, "inline")}</Fragment>,
      column.isStacked,
    );
  return linkTo(records[0], cellContent(words, columnKey, column, row), "block w-fit max-w-full");
}

/** The focus comes to it with the arrow keys that lead to its cell. */
function linkTo(record: NamedRecord | undefined, content: ReactNode, place: string): ReactNode {
  if (record === undefined) return content;
  return (
    <a
      href={recordAddress(record)}
      data-record={recordMark(record)}
      tabIndex={-1}
      className={classNames(
        place,
        "underline decoration-line-strong decoration-dotted underline-offset-2 hover:text-link hover:decoration-solid",
      )}
    >
      {content}
    </a>
  );
}
