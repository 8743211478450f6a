import { type GridColumn, isValueColumn } from "../columns/grid-column";
import { writeTsv } from "./tsv";

/** A spreadsheet takes a cell that begins so for a formula and runs it; a blank before it keeps it a text. */
const formula = /^[=+\-@\t\r]/;

/**
 * Selected rows as a spreadsheet takes them: of what a row is its code and its name, of a value its text. What is pasted
 * back finds its rows.
 *
 * @param decimalSign as the person's spreadsheet writes it
 */
export function copyRows<Content, Fault extends string>(
  rows: readonly Content[],
  columns: readonly GridColumn<Content, Fault>[],
  decimalSign: "." | ",",
): string {
  return writeTsv(
    rows.map((row) =>
      columns.flatMap((column) => {
        if (isValueColumn(column)) return [column.textOf(row).replace(".", decimalSign)];
        const title = column.titleOf(row);
        return [column.codeOf(row), formula.test(title) ? ` ${title}` : title];
      }),
    ),
  );
}
