import { type GridColumn, isValueColumn, type ValueColumn } from "../columns/grid-column";
import type { GridChange } from "../rows/grid-change";
import { isPartOf } from "./enter-value";
import type { GridEditor } from "./grid-editor";

/**
 * What gives rows the values that the first of them has, as if each had been entered. What is no value in a row, is
 * dropped or locked there is left as it is, and so is a column in which the first row itself holds none: its text is not
 * its value.
 *
 * @param keys in order, the row to take from first
 */
export function changesByFill<Content, Fault extends string>(
  editor: GridEditor<Content>,
  [first, ...others]: readonly number[],
  columns: readonly GridColumn<Content, Fault>[],
): GridChange<Content>[] {
  const source = first === undefined ? undefined : editor.store.row(first);
  if (source === undefined) return [];
  const filled = columns.filter(isValueColumn).filter(({ field }) => source.drafts[field] === undefined);
  return others.flatMap((key): GridChange<Content>[] => {
    const from = editor.store.content(key);
    if (from === undefined) return [];
    const to: Partial<Content> = {};
    for (const column of filled) {
      const row: Content = { ...from, ...to };
      if (column.lockOf?.(row) === undefined) Object.assign(to, valueFor(row, source.content, column));
    }
    const change: GridChange<Content> = { kind: "edit", key, from, to };
    return isPartOf(to, from) || editor.drops(change) ? [] : [change];
  });
}

function valueFor<Content, Fault extends string>(
  row: Content,
  source: Content,
  column: ValueColumn<Content, Fault>,
): Partial<Content> {
  const value: Partial<Content> = {};
  if (column.kind === "reference") {
    value[column.field] = source[column.field];
    return value;
  }
  const reading = column.read(column.textOf(source), row);
  return reading.kind === "value" ? reading.to : value;
}
