import type { Columns } from "./column";
import type { ListSort } from "./list-state";

/** CNST-009: how many columns show beside Id. */
export const mostColumns = 4;

interface Checked<Row> {
  page: string;
  columns: Columns<Row>;
  defaultColumns: readonly string[];
  sortKeys: readonly string[];
  defaultSort: ListSort;
}

/** @throws Error on the first contradiction in a declaration, saying what to do about it. */
export function checkList<Row>(list: Checked<Row>): void {
  const fault = findFault(list);
  if (fault !== undefined) throw new Error(`List "${list.page}": ${fault}`);
}

function findFault<Row>({ columns, defaultColumns, sortKeys, defaultSort }: Checked<Row>): string | undefined {
  if (columns.id?.kind !== "id") return 'it has no Id column; add `id: { kind: "id", value: (row) => row.id }`.';
  if (defaultColumns.includes("id")) return "Id is always shown; take it out of defaultColumns.";
  if (defaultColumns.length > mostColumns)
    return `${defaultColumns.length} default columns; keep at most ${mostColumns} beside Id.`;
  if (new Set(defaultColumns).size < defaultColumns.length) return "a default column is named twice; name each once.";
  const unknownColumn = defaultColumns.find((key) => !(key in columns));
  if (unknownColumn !== undefined)
    return `the default column "${unknownColumn}" is not declared; add it to columns or remove it.`;
  const unknownSort = sortKeys.find((key) => !(key in columns));
  if (unknownSort !== undefined) return `it sorts by "${unknownSort}", which is no column; use a column's key.`;
  if (!sortKeys.includes(defaultSort.key))
    return `the default sort "${defaultSort.key}" is not sortable; add it to sort with the wire's word.`;
  return undefined;
}
