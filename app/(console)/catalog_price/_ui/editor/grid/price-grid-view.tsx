"use client";

import { useLocale, useTranslations } from "next-intl";
import {
  type ClipboardEvent,
  Fragment,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { SpacerRow } from "@/components/list/table/spacer-row";
import { useActiveRow } from "@/components/list/table/use-active-row";
import { useRowsInSight } from "@/components/list/table/use-rows-in-sight";
import { useDensity } from "@/components/shell/settings/use-density";
import { type Cell, extentOf, type GridSize } from "@/lib/grid/cursor";
import { type GridAction, gridAction } from "@/lib/grid/keys";
import { rowHeights } from "@/lib/preferences/density";
import { copyPrices } from "@/lib/resources/catalog_price/copied-prices";
import type { PriceEditor } from "@/lib/resources/catalog_price/price-editor";
import { entryOf } from "@/lib/resources/catalog_price/price-row";
import { PriceRowView, priceColumn, productColumn, type RowActions } from "./price-row-view";
import type { GridCursor } from "./use-grid-cursor";
import type { PriceWork } from "./use-price-work";
import { useVisiblePictures } from "./use-visible-pictures";

/** Room for a second line below the product: what is wrong, else its barcode. */
const troubleHeight = 8;
const headHeight = 36;
/** Two lines of text. */
const emptyHeight = 68;

/** What the panel has left below the folded head and the tools: one scrolls in the grid alone. */
const roomBelow = "max(16rem, min(40rem, 81vh - 20rem))";

interface PriceGridViewProps {
  editor: PriceEditor;
  /** The rows that are shown, in order. */
  keys: readonly number[];
  /** Where there are none. */
  emptyText: string;
  work: PriceWork;
  cursor: GridCursor;
  size: RefObject<GridSize>;
  /** Code of the catalogue's currency. */
  currency: string;
  /** Rows without a price are told to be so. */
  isChecked: boolean;
}

/** The price list as a spreadsheet: only the visible rows are drawn, and a key press redraws only what it touches. */
export function PriceGridView({ editor, keys, emptyText, work, cursor, size, ...rest }: PriceGridViewProps) {
  const { currency, isChecked } = rest;
  const t = useTranslations("catalog_price");
  const locale = useLocale();
  const { grid } = editor;
  const frame = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const gridId = useId();
  const idOf = useRef((index: number, column: number) => `${gridId}-${index}-${column}`).current;
  const { selection, entry } = cursor;
  const { focus } = selection;
  const rowHeight = rowHeights[useDensity()] + troubleHeight;
  const {
    rows: drawn,
    after,
    virtual,
  } = useRowsInSight({
    count: keys.length,
    scroller: frame,
    rowHeight,
    kept: [focus.row],
  });
  useActiveRow(focus.row, { frame, virtual, count: keys.length, rowHeight, headHeight });
  const { startIndex = 0, endIndex = 0 } = virtual.range ?? {};
  const pictures = useVisiblePictures(grid, keys, [startIndex, endIndex]);
  useEffect(() => {
    size.current = {
      rows: keys.length,
      columns: priceColumn + 1,
      pageRows: Math.max(1, Math.floor(((frame.current?.clientHeight ?? 0) - headHeight) / rowHeight)),
    };
  }, [size, keys.length, rowHeight]);
  // A row is drawn with its handlers once, and they act on what the list is when a key is pressed in it.
  const underRows = useRef({ cursor, work });
  useEffect(() => {
    underRows.current = { cursor, work };
  });
  const [actions] = useState<RowActions>(() => ({
    commit(key, typed, motion) {
      underRows.current.work.enter(key, typed);
      underRows.current.cursor.leaveEntry();
      if (motion === undefined) return;
      underRows.current.cursor.move(motion);
      table.current?.focus();
    },
    cancel() {
      underRows.current.cursor.leaveEntry();
      table.current?.focus();
    },
    remove: (key) => underRows.current.work.remove([key]),
  }));
  const textOf = (key: number | undefined): string => {
    const row = key === undefined ? undefined : grid.row(key);
    return row === undefined ? "" : entryOf(row);
  };

  const { rows, columns } = extentOf(selection);
  const selectedKeys = (): readonly number[] => keys.slice(rows[0], rows[1] + 1);

  function act(action: GridAction): boolean {
    switch (action.kind) {
      case "move":
        return cursor.move(action.motion, action.isExtending);
      case "select-all":
        cursor.all();
        return true;
      case "edit":
        if (focus.column === productColumn && action.typed === undefined) return false;
        cursor.enter(action.typed ?? textOf(keys[focus.row]));
        return true;
      case "clear":
        if (columns[0] === productColumn) work.remove(selectedKeys());
        else for (const key of selectedKeys()) work.enter(key, "");
        return true;
      case "cancel":
        return work.takeBack(selectedKeys());
      case "undo":
        work.undo();
        return true;
      case "redo":
        work.redo();
        return true;
      default:
        return false;
    }
  }

  function onKeyDown(event: KeyboardEvent): void {
    // Keys of the page's list do other things.
    event.stopPropagation();
    const action = gridAction(event);
    if (action === undefined) return;
    // Without a row there is nothing to move through or to change.
    if (keys.length === 0 && (action.kind === "move" || action.kind === "edit")) return;
    if (act(action)) event.preventDefault();
  }

  function onCopy(event: ClipboardEvent): void {
    if (entry !== undefined) return;
    event.preventDefault();
    const copied = selectedKeys().flatMap((key) => grid.row(key) ?? []);
    const shape = { hasProduct: columns[0] === productColumn, hasPrice: columns[1] === priceColumn };
    event.clipboardData.setData("text/plain", copyPrices(copied, shape, locale === "ro" ? "," : "."));
  }

  function onPaste(event: ClipboardEvent): void {
    if (entry !== undefined) return;
    event.preventDefault();
    work.paste(event.clipboardData.getData("text/plain"), keys.slice(rows[0]));
  }

  /** A click points at a cell, with Shift at the end of a range; twice on a price edits it. */
  function onMouseDown(event: MouseEvent): void {
    const { target, shiftKey, detail } = event;
    const cell = target instanceof Element ? cellAt(target) : undefined;
    if (cell === undefined || (entry !== undefined && cell.row === focus.row && cell.column === priceColumn)) return;
    // What is being entered is left as by any other way: taken away by the cursor's next step, its field hears no blur.
    if (entry !== undefined && document.activeElement instanceof HTMLElement) document.activeElement.blur();
    cursor.go({ focus: cell, anchor: shiftKey ? selection.anchor : cell });
    if (detail !== 2 || cell.column !== priceColumn) return;
    // The browser would put the focus into the grid, and so end the entry.
    event.preventDefault();
    cursor.enter(textOf(keys[cell.row]));
  }

  return (
    <div
      ref={frame}
      style={{ height: `min(${roomBelow}, ${headHeight + (keys.length * rowHeight || emptyHeight) + 2}px)` }}
      className="overflow-y-auto rounded-md border border-line contain-strict"
    >
      <table
        ref={table}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells are moved through and changed is a grid.
        role="grid"
        tabIndex={0}
        aria-label={t("grid.label")}
        aria-rowcount={keys.length + 1}
        aria-multiselectable
        aria-activedescendant={keys.length === 0 ? undefined : idOf(focus.row, focus.column)}
        onKeyDown={onKeyDown}
        onCopy={onCopy}
        onPaste={onPaste}
        onMouseDown={onMouseDown}
        className="w-full table-fixed border-collapse focus-visible:-outline-offset-2"
      >
        <thead className="sticky top-0 z-10 bg-sunken text-sm">
          <tr aria-rowindex={1} style={{ height: headHeight }}>
            <th className="px-3 text-left font-medium">{t("grid.product")}</th>
            <th className="w-32 px-3 text-right font-medium">{t("grid.price", { currency })}</th>
            <th className="w-10">
              <span className="sr-only">{t("grid.actions")}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {drawn.map(({ index, before }) => {
            const key = keys[index];
            const isSelected = index >= rows[0] && index <= rows[1];
            return (
              key !== undefined && (
                <Fragment key={key}>
                  <SpacerRow height={before} />
                  <PriceRowView
                    grid={grid}
                    pictures={pictures}
                    rowKey={key}
                    index={index}
                    idOf={idOf}
                    cursor={index === focus.row ? focus.column : undefined}
                    selectedFrom={isSelected ? columns[0] : undefined}
                    selectedTo={isSelected ? columns[1] : undefined}
                    currency={currency}
                    entry={index === focus.row ? entry : undefined}
                    isChecked={isChecked}
                    height={rowHeight}
                    actions={actions}
                    t={t}
                  />
                </Fragment>
              )
            );
          })}
          <SpacerRow height={after} />
          {keys.length === 0 && (
            <tr>
              <td colSpan={3} className="px-3 py-3 text-ink-muted">
                {emptyText}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}

function cellAt(target: Element): Cell | undefined {
  const cell = target.closest<HTMLElement>("td[data-row]");
  if (cell === null) return undefined;
  return { row: Number(cell.dataset.row), column: Number(cell.dataset.column) };
}
