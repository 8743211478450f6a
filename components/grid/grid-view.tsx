"use client";

import { useLocale } from "next-intl";
import {
  type ClipboardEvent,
  type FocusEvent,
  Fragment,
  type KeyboardEvent,
  type MouseEvent,
  memo,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from "react";
import { hasLeft } from "@/components/form/has-left";
import { askedStep } from "@/components/form/unsaved/unsaved-work";
import { SpacerRow } from "@/components/list/table/spacer-row";
import { useActiveRow } from "@/components/list/table/use-active-row";
import { useRowsInSight } from "@/components/list/table/use-rows-in-sight";
import { useDensity } from "@/components/shell/settings/use-density";
import { copyRows } from "@/lib/grid/clipboard/copy-rows";
import { isValueColumn } from "@/lib/grid/columns/grid-column";
import type { SteppedTo } from "@/lib/grid/editing/editor-state";
import type { Cell, GridSize } from "@/lib/grid/position/cursor";
import { gridAction } from "@/lib/grid/position/keys";
import type { GridStore } from "@/lib/grid/rows/grid-store";
import { rowHeights } from "@/lib/preferences/density";
import { switchMark } from "./cells/value-cell";
import { leastWidth } from "./column-width";
import { gridActions } from "./grid-actions";
import { GridHead } from "./grid-head";
import type { GridLook } from "./grid-look";
import { GridRowView } from "./grid-row-view";
import type { GridWork } from "./grid-work";
import { rowKept } from "./undo-buttons";
import { useActiveCell } from "./use-active-cell";
import { useGoToStep } from "./use-go-to-step";
import type { GridCursor } from "./use-grid-cursor";
import { useRowActions } from "./use-row-actions";
import { useRowTexts } from "./use-row-texts";

/** Room for a second line below what the row is of: what is wrong, else its note. */
const secondLineHeight = 8;
const headHeight = 36;
/** Two lines of text. */
const emptyHeight = 68;

/** What a place says that it has for its rows, else what a panel has left below its folded head and tools: one scrolls in the grid alone. */
const room = "max(16rem, var(--grid-room, min(40rem, 81vh - 20rem)))";

export interface GridViewProps<Content, Fault extends string> {
  store: GridStore<Content>;
  look: GridLook<Content, Fault>;
  /** The rows that are shown, in order. */
  keys: readonly number[];
  /** Where there are none. */
  emptyText: string;
  work: GridWork<Content, Fault>;
  cursor: GridCursor;
  size: RefObject<GridSize>;
  /** Rows that are selected whole, in the place of those of the cursor's range: keys act on them. */
  chosen?: ReadonlySet<number>;
  /** What the last undo or redo has changed. */
  stepped: SteppedTo<Content> | undefined;
  /** Of amounts: the code of a currency. */
  unit: string;
  /** Rows that lack a value are told to. */
  isChecked: boolean;
  /** Called with the first and the last row in sight. */
  onSight?(first: number, last: number): void;
}

/** Rows as a spreadsheet: only the visible ones are drawn, and a key press redraws only what it touches. */
export function GridView<Content, Fault extends string>(props: GridViewProps<Content, Fault>) {
  const { store, look, keys, emptyText, work, cursor, size, stepped, chosen, unit, isChecked, onSight } = props;
  // A component that is memoized outside would lose its type parameters.
  const [Row] = useState(() => memo(GridRowView<Content, Fault>));
  const texts = useRowTexts();
  const locale = useLocale();
  const { columns } = look;
  const frame = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const gridId = useId();
  const idOf = useRef((index: number, column: number) => `${gridId}-${index}-${column}`).current;
  const { selection, entry } = cursor;
  const { focus } = selection;
  const rowHeight = rowHeights[useDensity()] + secondLineHeight;
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
  useActiveCell(idOf(focus.row, focus.column), frame);
  useActiveRow(focus.row, { frame, virtual, count: keys.length, rowHeight, headHeight });
  const { startIndex = 0, endIndex = 0 } = virtual.range ?? {};
  useEffect(() => onSight?.(startIndex, endIndex), [onSight, startIndex, endIndex]);
  useEffect(() => {
    size.current = {
      rows: keys.length,
      columns: columns.length,
      pageRows: Math.max(1, Math.floor(((frame.current?.clientHeight ?? 0) - headHeight) / rowHeight)),
    };
  }, [size, keys.length, columns.length, rowHeight]);
  useGoToStep(stepped, { columns, keys, cursor });
  // The row where the person was is gone: the last one takes its place.
  const isBeyond = keys.length > 0 && focus.row >= keys.length;
  const comeBack = useEffectEvent(() => cursor.go(selection));
  useEffect(() => {
    if (isBeyond) comeBack();
  }, [isBeyond]);
  const keyAtCursor = keys[focus.row];
  const lastAt = useRef(keyAtCursor);
  const leaveRow = useEffectEvent(() => work.leave());
  useEffect(() => {
    if (lastAt.current !== keyAtCursor) leaveRow();
    lastAt.current = keyAtCursor;
  }, [keyAtCursor]);
  const actions = useRowActions({ cursor, work, count: keys.length, table });
  const { extent, selectedKeys, selectedColumns, act, beginAt } = gridActions({
    store,
    columns,
    keys,
    work,
    cursor,
    chosen,
  });

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
    if (entry !== undefined || work.clipType !== undefined) return;
    event.preventDefault();
    const copied = selectedKeys().flatMap((key) => store.content(key) ?? []);
    event.clipboardData.setData("text/plain", copyRows(copied, selectedColumns, locale === "ro" ? "," : "."));
  }

  function onPaste(event: ClipboardEvent): void {
    const isOfRows = work.clipType !== undefined && event.clipboardData.types.includes(work.clipType);
    if (entry !== undefined || isOfRows) return;
    event.preventDefault();
    work.paste(event.clipboardData.getData("text/plain"), keys.slice(extent.rows[0]));
  }

  /** The question whether to leave takes the focus, too: a row that waits is what it asks about. */
  function onBlur(event: FocusEvent): void {
    if (event.relatedTarget?.closest(rowKept)) return;
    if (hasLeft(event) && askedStep() === undefined) work.leave();
  }

  function isEntered({ row, column }: Cell): boolean {
    return entry !== undefined && row === focus.row && column === focus.column;
  }

  function pointAt(cell: Cell, event: MouseEvent): void {
    cursor.go({ focus: cell, anchor: event.shiftKey ? selection.anchor : cell });
    if (!event.shiftKey) return;
    // The browser would mark the texts between, which is what would be copied then.
    event.preventDefault();
    table.current?.focus({ preventScroll: true });
  }

  /** A click points at a cell, with Shift at the end of a range; twice on a value edits it, once on a switch switches it. */
  function onMouseDown(event: MouseEvent): void {
    const { target, shiftKey, detail } = event;
    const cell = target instanceof Element ? cellAt(target) : undefined;
    if (cell === undefined || isEntered(cell)) return;
    // What is being entered is left as by any other way: taken away by the cursor's next step, its field hears no blur.
    if (entry !== undefined) table.current?.focus({ preventScroll: true });
    pointAt(cell, event);
    if (!shiftKey && isOnSwitch(target)) {
      beginAt(cell, undefined);
      return;
    }
    if (detail !== 2 || !isValueColumn(columns[cell.column])) return;
    // The browser would put the focus into the grid, and so end the entry.
    event.preventDefault();
    beginAt(cell, undefined);
  }

  return (
    <div
      ref={frame}
      style={{ height: `min(${room}, ${headHeight + (keys.length * rowHeight || emptyHeight) + 2}px)` }}
      // Around the frame: the table is wider than what is seen of it.
      className="overflow-auto rounded-md border border-line outline-focus contain-strict has-[[role=grid]:focus-visible]:outline-2"
    >
      <table
        ref={table}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells are moved through and changed is a grid.
        role="grid"
        tabIndex={0}
        aria-label={look.label}
        aria-rowcount={keys.length + 1}
        aria-multiselectable
        aria-readonly={look.isReadOnly}
        aria-activedescendant={keys.length === 0 ? undefined : idOf(focus.row, focus.column)}
        onKeyDown={onKeyDown}
        onCopy={onCopy}
        onPaste={onPaste}
        onMouseDown={onMouseDown}
        onBlur={onBlur}
        style={{ minWidth: `${leastWidth(columns, look.removalOf !== undefined)}rem` }}
        className="w-full table-fixed border-collapse outline-none"
      >
        <GridHead look={look} height={headHeight} />
        <tbody>
          {drawn.map(({ index, before }) => {
            const key = keys[index];
            const isSelected = index >= extent.rows[0] && index <= extent.rows[1];
            return (
              key !== undefined && (
                <Fragment key={key}>
                  <SpacerRow height={before} />
                  <Row
                    store={store}
                    look={look}
                    rowKey={key}
                    index={index}
                    idOf={idOf}
                    cursor={index === focus.row ? focus.column : undefined}
                    selectedFrom={isSelected ? extent.columns[0] : undefined}
                    selectedTo={isSelected ? extent.columns[1] : undefined}
                    isChosen={chosen?.has(key) ?? false}
                    entry={index === focus.row ? entry : undefined}
                    unit={unit}
                    isChecked={isChecked}
                    height={rowHeight}
                    actions={actions}
                    texts={texts}
                  />
                </Fragment>
              )
            );
          })}
          <SpacerRow height={after} />
          {keys.length === 0 && (
            <tr>
              <td
                colSpan={columns.length + (look.removalOf === undefined ? 0 : 1)}
                className="px-3 py-3 text-ink-muted"
              >
                {emptyText}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}

function isOnSwitch(target: EventTarget): boolean {
  return target instanceof Element && target.closest(switchMark) !== null;
}

function cellAt(target: Element): Cell | undefined {
  const cell = target.closest<HTMLElement>("td[data-row]");
  if (cell === null) return undefined;
  return { row: Number(cell.dataset.row), column: Number(cell.dataset.column) };
}
