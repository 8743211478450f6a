import { type GridColumn, isValueColumn, type ValueColumn } from "../columns/grid-column";
import type { GridChange } from "../rows/grid-change";
import { isPartOf } from "./enter-value";
import type { GridEditor } from "./grid-editor";

/**
 * What gives rows the values that the first of them has, as if each had been entered. What is no value in a row, or is
 * dropped there, is left as it is.
 *
 * @param keys in order, the row to take from first
 */
export function changesByFill<Content, Fault extends string>(
  editor: GridEditor<Content>,
  [first, ...others]: readonly number[],
  columns: readonly GridColumn<Content, Fault>[],
): GridChange<Content>[] {
  const source = first === undefined ? undefined : editor.store.content(first);
  if (source === undefined) return [];
  return others.flatMap((key): GridChange<Content>[] => {
    const from = editor.store.content(key);
    if (from === undefined) return [];
    const to: Partial<Content> = {};
    for (const column of columns.filter(isValueColumn)) {
      const row: Content = { ...from, ...to };
      Object.assign(to, valueFor(row, source, column));
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
