"use client";

import { type MouseEvent, useMemo, useRef } from "react";
import { classNames } from "@/components/ui/class-names";
import { type Columns, isRightAligned } from "@/lib/list/declare/column";
import { tickBox } from "../ticks/tick-box";
import { isForNewTab } from "../url/in-place-link";
import { type RowWords, rowCell } from "./row-cell";
import { rowLinkSelector } from "./row-link";

interface ListRowProps<Row> {
  columns: Columns<Row>;
  keys: readonly string[];
  words: RowWords;
  row: Row;
  /** Opens the row's preview, without JavaScript and in a new tab too. */
  url: string;
  isOpen: boolean;
  isEntry: boolean;
  isTicked: boolean;
  /** Its place among all rows, from 1, where not all of them are there. */
  rowIndex: number | undefined;
  onOpen(id: number): void;
}

/**
 * A row opens its preview by a click anywhere, in a new tab with Ctrl, Shift or the wheel as a link would; its Id is a
 * link, which is the keyboard's way to the same.
 */
export function ListRow<Row extends { id: number }>(props: ListRowProps<Row>) {
  const { columns, keys, words, row, url, isOpen, isEntry, isTicked, rowIndex, onOpen } = props;

  // Opening a row draws the list again: what its cells say is the same.
  const { id } = row;
  const cells = useMemo(
    () =>
      keys.map((key) => {
        const column = columns[key];
        if (column === undefined) return null;
        return (
          <td
            key={key}
            // Arrow keys go from cell to cell; Tab does not.
            tabIndex={-1}
            className={classNames(
              "h-row truncate border-line border-b px-(--cell)",
              isRightAligned(column.kind) && "text-right last:pr-(--last-number)",
            )}
          >
            {column.kind === "id" ? (
              <div className="flex items-center justify-between">
                {tickBox({ mark: id, name: `${words.tick} ${id}`, isTicked })}
                <a
                  data-row-link={id}
                  href={url}
                  tabIndex={isEntry ? 0 : -1}
                  className="scroll-mt-12 text-link underline-offset-2 hover:underline"
                >
                  {id}
                </a>
              </div>
            ) : (
              rowCell(words, key, column, row)
            )}
          </td>
        );
      }),
    [columns, keys, row, id, url, isEntry, isTicked, words],
  );

  const pressedAt = useRef<{ x: number; y: number }>(undefined);

  function openHere(event: MouseEvent<HTMLTableRowElement>) {
    if (isInBox(event)) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (link !== null && !link.matches(rowLinkSelector)) return;
    if (isForNewTab(event)) return openInTab(event);
    event.preventDefault();
    // A mouse selection of text in a row must not open the row.
    if (link === null && mayHaveMarked(event, pressedAt.current) && isMarking(event.currentTarget)) return;
    event.currentTarget.querySelector<HTMLElement>(rowLinkSelector)?.focus({ preventScroll: true });
    onOpen(row.id);
  }

  function openInTab(event: MouseEvent<HTMLTableRowElement>) {
    // A link does it by itself.
    if (event.target instanceof Element && event.target.closest("a, label") !== null) return;
    window.open(url, "_blank", "noopener");
  }

  return (
    <tr
      aria-current={isOpen || undefined}
      aria-rowindex={rowIndex}
      onPointerDown={({ clientX: x, clientY: y }) => {
        pressedAt.current = { x, y };
      }}
      onClick={openHere}
      onAuxClick={(event) => event.button === 1 && openInTab(event)}
      className={classNames("cursor-pointer", isOpen ? "bg-selected" : "focus-within:bg-hover hover:bg-hover")}
    >
      {cells}
    </tr>
  );
}

function isInBox({ target }: MouseEvent): boolean {
  return target instanceof Element && target.closest("label") !== null;
}

/** Text is marked by drawing the pointer or by more than one press. To ask for it has the browser lay out the page. */
function mayHaveMarked({ clientX, clientY, detail }: MouseEvent, pressedAt?: { x: number; y: number }): boolean {
  return detail > 1 || (pressedAt !== undefined && (pressedAt.x !== clientX || pressedAt.y !== clientY));
}

function isMarking(row: HTMLElement): boolean {
  const selection = window.getSelection();
  return selection !== null && !selection.isCollapsed && selection.containsNode(row, true);
}
