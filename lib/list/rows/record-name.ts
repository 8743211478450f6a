import { fullName } from "@/lib/texts/full-name";
import { inOneParagraph } from "@/lib/texts/isolated";
import type { Column, Columns } from "../declare/column";

interface NamedList<Row, Detail> {
  columns: Columns<Row>;
  preview: { name?: string | undefined; fields: Columns<Detail> };
}

/** What people call a record, as its list declares; undefined where that is its id. */
export function recordName<Row, Detail>(
  { columns, preview: { name, fields } }: NamedList<Row, Detail>,
  row: Row | undefined,
  detail: Detail | undefined,
): string | undefined {
  if (name === undefined) return undefined;
  if (detail !== undefined && fields[name] !== undefined) return nameIn(fields[name], detail);
  return row === undefined ? undefined : nameIn(columns[name], row);
}

function nameIn<Row>(column: Column<Row> | undefined, row: Row): string | undefined {
  if (column?.kind === "text") {
    const name = column.value(row);
    return name && inOneParagraph(name);
  }
  const person = column?.kind === "person" ? column.value(row) : undefined;
  return person && fullName(person);
}
