"use client";

import type { MouseEvent } from "react";
import { classNames } from "@/components/ui/class-names";
import { type Columns, isRightAligned } from "@/lib/list/declare/column";
import type { ListPageKey } from "@/lib/roles/pages";
import { isForNewTab } from "../url/in-place-link";
import { ListCell } from "./list-cell";

/** Marks the link of a row, between which the keys move, with the row's id. */
export const rowLinkSelector = "a[data-row-link]";

interface ListRowProps<Row> {
  page: ListPageKey;
  columns: Columns<Row>;
  keys: readonly string[];
  row: Row;
  /** Opens the row's preview, without JavaScript and in a new tab too. */
  url: string;
  isOpen: boolean;
  isEntry: boolean;
  /** Its place among all rows, from 1, where not all of them are there. */
  rowIndex: number | undefined;
  onOpen(id: number): void;
}

/**
 * A row opens its preview by a click anywhere, in a new tab with Ctrl, Shift or the wheel as a link would; its Id is a
 * link, which is the keyboard's way to the same.
 */
export function ListRow<Row extends { id: number }>(props: ListRowProps<Row>) {
  const { page, columns, keys, row, url, isOpen, isEntry, rowIndex, onOpen } = props;

  function openHere(event: MouseEvent<HTMLTableRowElement>) {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (link !== null && !link.matches(rowLinkSelector)) return;
    if (isForNewTab(event)) return openInTab(event);
    event.preventDefault();
    // A mouse selection of text in a row must not open the row.
    if (link === null && isMarking(event.currentTarget)) return;
    event.currentTarget.querySelector<HTMLElement>(rowLinkSelector)?.focus({ preventScroll: true });
    onOpen(row.id);
  }

  function openInTab(event: MouseEvent<HTMLTableRowElement>) {
    // A link does it by itself.
    if (event.target instanceof Element && event.target.closest("a") !== null) return;
    window.open(url, "_blank", "noopener");
  }

  return (
    <tr
      aria-current={isOpen || undefined}
      aria-rowindex={rowIndex}
      onClick={openHere}
      onAuxClick={(event) => event.button === 1 && openInTab(event)}
      className={classNames("cursor-pointer", isOpen ? "bg-selected" : "focus-within:bg-hover hover:bg-hover")}
    >
      {keys.map((key) => {
        const column = columns[key];
        if (column === undefined) return null;
        return (
          <td
            key={key}
            // Arrow keys go from cell to cell; Tab does not.
            tabIndex={-1}
            className={classNames(
              "h-row truncate border-line border-b px-3 @max-[38rem]:px-2",
              isRightAligned(column.kind) && "text-right",
            )}
          >
            {column.kind === "id" ? (
              <a
                data-row-link={row.id}
                href={url}
                tabIndex={isEntry ? 0 : -1}
                className="scroll-mt-12 text-link underline-offset-2 hover:underline"
              >
                {row.id}
              </a>
            ) : (
              <ListCell page={page} columnKey={key} column={column} row={row} />
            )}
          </td>
        );
      })}
    </tr>
  );
}

function isMarking(row: HTMLElement): boolean {
  const selection = window.getSelection();
  return selection !== null && !selection.isCollapsed && selection.containsNode(row, true);
}
