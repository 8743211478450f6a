"use client";

import Trash2 from "lucide-react/icons/trash-2";
import { type ReactNode, useCallback, useSyncExternalStore } from "react";
import { classNames } from "@/components/ui/class-names";
import type { Choice } from "@/lib/choices/source";
import { type GridColumn, isValueColumn, type ReferenceColumn, type ValueColumn } from "@/lib/grid/columns/grid-column";
import type { Motion } from "@/lib/grid/position/cursor";
import { markOf } from "@/lib/grid/rows/grid-row";
import type { GridStore } from "@/lib/grid/rows/grid-store";
import { reckoned } from "@/lib/grid/rows/reckoned";
import { ComputedText } from "./cells/computed-text";
import { RecordCell } from "./cells/record-cell";
import { RowMark, ValueCell } from "./cells/value-cell";
import { isNumberColumn } from "./column-width";
import type { GridLook } from "./grid-look";
import { troubleOf } from "./row-trouble";
import type { RowTexts } from "./use-row-texts";

/** What a row asks of its grid; the same object in every render, so that a row is only redrawn for its own changes. */
export interface RowActions<Content, Fault extends string> {
  commit(key: number, column: ValueColumn<Content, Fault>, typed: string, motion?: Motion): void;
  choose(key: number, column: ReferenceColumn<Content, Fault>, choice: Choice): void;
  cancel(): void;
  remove(key: number): void;
}

interface GridRowViewProps<Content, Fault extends string> {
  store: GridStore<Content>;
  look: GridLook<Content, Fault>;
  rowKey: number;
  index: number;
  idOf(index: number, column: number): string;
  /** The column that has the cursor, if it is in this row. */
  cursor: number | undefined;
  /** Selected columns, both ends included. */
  selectedFrom: number | undefined;
  selectedTo: number | undefined;
  /** The whole row is chosen, wherever the cursor is. */
  isChosen: boolean;
  /** What the entry began with, while the cell under the cursor is being entered. */
  entry: string | undefined;
  unit: string;
  isChecked: boolean;
  height: number;
  actions: RowActions<Content, Fault>;
  texts: RowTexts;
}

/** One row: who draws many memoizes it. */
export function GridRowView<Content, Fault extends string>(props: GridRowViewProps<Content, Fault>) {
  const {
    store,
    look,
    rowKey,
    index,
    idOf,
    cursor,
    selectedFrom,
    selectedTo,
    isChosen,
    entry,
    unit,
    isChecked,
    actions,
    texts,
  } = props;
  const { columns } = look;
  const row = useSyncExternalStore(
    useCallback((listener: () => void) => store.subscribeRow(rowKey, listener), [store, rowKey]),
    () => store.row(rowKey),
    () => store.row(rowKey),
  );
  if (row === undefined) return null;
  const isSelected = (column: number): boolean =>
    isChosen ||
    (selectedFrom !== undefined && selectedTo !== undefined && column >= selectedFrom && column <= selectedTo);
  const cell = (column: number, extraClass: string) => ({
    id: idOf(index, column),
    "data-row": index,
    "data-column": column,
    "aria-selected": isSelected(column),
    className: classNames(
      // What stands before it in its frame, when it is scrolled to.
      "scroll-mt-9 px-3",
      column > 0 && "scroll-ml-46",
      extraClass,
      isSelected(column) ? "bg-selected" : "bg-surface",
      cursor === column && "outline-2 outline-focus -outline-offset-2",
    ),
  });
  const lockText = (column: ValueColumn<Content, Fault>, content: Content): string | undefined => {
    const lock = column.lockOf?.(content);
    return lock && look.faultText(lock, content);
  };
  const marked = markColumnOf(columns);
  return (
    <tr aria-rowindex={index + 2} className="border-line border-b" style={{ height: props.height }}>
      {columns.map((column, at): ReactNode => {
        if (column.kind === "record")
          return (
            <td key={column.name} {...cell(at, "sticky left-0 z-1")}>
              <RecordCell
                picture={look.pictureOf(row.content)}
                title={column.titleOf(row.content)}
                note={column.noteOf(row.content)}
                trouble={troubleOf(row, { ...look, rules: store.rules, isChecked, texts })}
              />
            </td>
          );
        const content = row.content;
        if (column.kind === "computed")
          return (
            <td
              key={column.name}
              {...cell(
                at,
                classNames(
                  "tabular-nums",
                  isNumberColumn(column) && "text-right",
                  column.isDoubtful?.(content) && "text-warning",
                ),
              )}
            >
              <ComputedText
                text={column.textOf(reckoned(row, store.rules))}
                column={column}
                none={texts.notAvailable}
                wordOf={(value) => look.wordOf(column.name, value)}
              />
            </td>
          );
        const lock = lockText(column, content);
        const isEntered = entry !== undefined && cursor === at && lock === undefined;
        const isFaulty = row.drafts[column.field] !== undefined || column.faultOf?.(content) !== undefined;
        const mark = markOf(row);
        const doubt = doubtOf(look, column, content, isFaulty);
        return (
          <td
            key={column.name}
            {...cell(at, classNames("tabular-nums", toneOf(isFaulty, doubt !== undefined)))}
            aria-invalid={isFaulty}
            title={lock}
          >
            <ValueCell
              row={row}
              column={column}
              entry={isEntered ? entry : undefined}
              lock={lock}
              doubt={doubt}
              mark={at === marked && <RowMark mark={mark === "saved" && isEntered ? undefined : mark} texts={texts} />}
              label={look.entryLabelOf(column.name, content)}
              unit={unit}
              wordOf={(value) => look.wordOf(column.name, value)}
              onChoose={(choice) => column.kind === "reference" && actions.choose(rowKey, column, choice)}
              onCommit={(typed, motion) => actions.commit(rowKey, column, typed, motion)}
              onCancel={actions.cancel}
            />
          </td>
        );
      })}
      <RemovalCell text={look.removalOf?.(row.content)} onRemove={() => actions.remove(rowKey)} />
    </tr>
  );
}

/** Where a row says what became of its change: at what it is made of, which is in sight in a narrow window too, else last. */
function markColumnOf<Content, Fault extends string>(columns: readonly GridColumn<Content, Fault>[]): number {
  const main = columns.findIndex((column) => column.kind === "reference" && column.isMain);
  return main < 0 ? columns.findLastIndex(isValueColumn) : main;
}

/** @returns why a value is to be looked at, which may be no text; undefined where it is not */
function doubtOf<Content, Fault extends string>(
  look: GridLook<Content, Fault>,
  column: ValueColumn<Content, Fault>,
  content: Content,
  isFaulty: boolean,
): string | undefined {
  return !isFaulty && column.isDoubtful?.(content) ? (look.doubtText?.(column.name, content) ?? "") : undefined;
}

function toneOf(isFaulty: boolean, isDoubtful: boolean): string | undefined {
  if (isFaulty) return "text-danger";
  return isDoubtful ? "text-warning" : undefined;
}

/** @param text absent where no row is removed */
function RemovalCell({ text, onRemove }: { text: string | undefined; onRemove(): void }) {
  if (text === undefined) return null;
  return (
    <td className="text-center">
      <button
        type="button"
        // By key it is Delete on what the row is of.
        tabIndex={-1}
        aria-label={text}
        title={text}
        onClick={onRemove}
        className="inline-flex size-7 items-center justify-center rounded hover:bg-hover max-lg:not-in-data-[density=compact]:size-10"
      >
        <Trash2 size={14} aria-hidden />
      </button>
    </td>
  );
}
