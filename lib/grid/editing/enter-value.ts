import { type GridColumn, isValueColumn, readingRank, type ValueColumn } from "../columns/grid-column";
import { fieldsChanged, type GridChange } from "../rows/grid-change";
import type { GridRow } from "../rows/grid-row";
import type { GridStore } from "../rows/grid-store";
import { asEntered } from "./as-entered";
import type { GridEditor } from "./grid-editor";

/**
 * What was entered into a cell. What is no value stays in its cell; what changes nothing is dropped in silence, and so is
 * what the editor drops, and what goes to a cell that is locked.
 *
 * @returns the change to make, if there is one
 */
export function changeByEntry<Content, Fault extends string>(
  editor: GridEditor<Content>,
  key: number,
  column: ValueColumn<Content, Fault>,
  typed: string,
): GridChange<Content> | undefined {
  return changeByEntries(editor, key, [{ column, typed }]);
}

/** What comes into a cell: a text as if it had been typed, or what was found under it as if it had been chosen. */
export interface CellEntry<Content, Fault extends string> {
  readonly column: ValueColumn<Content, Fault>;
  readonly typed: string;
  readonly chosen?: Partial<Content>;
}

/** The same of several cells of one row, which are one change of it: each is read beside what the others make of the row. */
export function changeByEntries<Content, Fault extends string>(
  editor: GridEditor<Content>,
  key: number,
  entries: readonly CellEntry<Content, Fault>[],
): GridChange<Content> | undefined {
  const { store } = editor;
  const from = store.content(key);
  if (from === undefined) return undefined;
  const to: Partial<Content> = {};
  const ordered = [...entries].sort((one, other) => readingRank(one.column) - readingRank(other.column));
  for (const { column, typed, chosen } of ordered) {
    const row: Content = { ...from, ...to };
    if (column.lockOf?.(row) !== undefined) continue;
    const reading = chosen ? { kind: "value" as const, to: chosen } : column.read(asEntered(typed, column), row);
    store.setDraft(key, column.field, reading.kind === "fault" ? typed : undefined);
    if (reading.kind === "fault" || isPartOf(reading.to, row)) continue;
    if (!editor.drops({ kind: "edit", key, from: row, to: reading.to })) Object.assign(to, reading.to);
  }
  return isPartOf(to, from) ? undefined : { kind: "edit", key, from, to };
}

/** What clears cells of several rows, as if each had been emptied: one step, with what does not take it. */
export function changesByClear<Content, Fault extends string>(
  editor: GridEditor<Content>,
  keys: readonly number[],
  columns: readonly GridColumn<Content, Fault>[],
): GridChange<Content>[] {
  const entries = columns.filter(isValueColumn).map((column) => ({ column, typed: "" }));
  return keys.flatMap((key) => changeByEntries(editor, key, entries) ?? []);
}

/** Of a row, what stands in its other cells and was no value: it may be one beside what is entered. */
export function entriesBeside<Content, Fault extends string>(
  { drafts }: GridRow<Content>,
  entered: ValueColumn<Content, Fault>,
  columns: readonly GridColumn<Content, Fault>[],
): CellEntry<Content, Fault>[] {
  return columns.filter(isValueColumn).flatMap((column) => {
    const typed = drafts[column.field];
    return typed === undefined || column.field === entered.field ? [] : { column, typed };
  });
}

/** Whether it changes nothing. */
export function isPartOf<Content>(part: Partial<Content>, whole: Content): boolean {
  return fieldsChanged(part, whole).length === 0;
}

/** Shows a row's values again where their cells hold what is none. @returns whether there was one to show */
export function takeBackDrafts<Content, Fault extends string>(
  store: GridStore<Content>,
  key: number,
  columns: readonly GridColumn<Content, Fault>[],
): boolean {
  const row = store.row(key);
  if (row === undefined) return false;
  const fields = columns
    .filter(isValueColumn)
    .filter((column) => row.drafts[column.field] !== undefined && column.textOf(row.content) !== "")
    .map(({ field }) => field);
  for (const field of fields) store.setDraft(key, field, undefined);
  return fields.length > 0;
}

/** What an entry into a cell begins with: its field tells of what it does not take. */
export function entryOf<Content, Fault extends string>(
  { drafts, content }: GridRow<Content>,
  column: ValueColumn<Content, Fault>,
): string {
  return drafts[column.field] ?? column.textOf(content);
}
