import { type GridColumn, isValueColumn, type ValueColumn } from "../columns/grid-column";
import { fieldsOf, type GridChange } from "../rows/grid-change";
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
  const { store } = editor;
  const from = store.content(key);
  if (from === undefined || column.lockOf?.(from) !== undefined) return undefined;
  const reading = column.read(asEntered(typed, column), from);
  store.setDraft(key, column.field, reading.kind === "fault" ? typed : undefined);
  if (reading.kind === "fault" || isPartOf(reading.to, from)) return undefined;
  const change: GridChange<Content> = { kind: "edit", key, from, to: reading.to };
  return editor.drops(change) ? undefined : change;
}

/** Whether it changes nothing. */
export function isPartOf<Content>(part: Partial<Content>, whole: Content): boolean {
  return fieldsOf(part).every((field) => part[field] === whole[field]);
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
