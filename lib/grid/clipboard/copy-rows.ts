import type { GridColumn } from "../columns/grid-column";
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
        if (column.kind === "record") return [column.codeOf(row), asText(column.titleOf(row))];
        const text = column.textOf(row);
        const isAmount = column.kind === "money" || (column.kind === "computed" && column.shows !== "word");
        return [isAmount ? text.replace(".", decimalSign) : asText(text)];
      }),
    ),
  );
}

/** So that a spreadsheet takes it for a text. */
export function asText(text: string): string {
  return formula.test(text) ? ` ${text}` : text;
}
