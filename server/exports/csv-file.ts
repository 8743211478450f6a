import "server-only";
import { formatDay } from "@/lib/dates/format";
import type { Locale } from "@/lib/preferences/locale";
import type { Cell, FileColumn, TableFile } from "./cell";
import { withoutFormula } from "./formula";

interface Dialect {
  separator: string;
  decimalSign: string;
  /** @param day YYYY-MM-DD */
  writeDay(day: string): string;
}

/**
 * What Excel expects where a language is spoken. A decimal comma leaves the comma no other use. A day with dots (DATE-002)
 * is a date in Romania and a mere text wherever English is spoken, where day and month also change places from country
 * to country: YYYY-MM-DD is the one spelling that all of them take for a date, and for the same one.
 */
const dialects: Record<Locale, Dialect> = {
  en: { separator: ",", decimalSign: ".", writeDay: (day) => day },
  ro: { separator: ";", decimalSign: ",", writeDay: formatDay },
};

const lineEnd = "\r\n";
/** Without it Excel takes the file for one of the machine's old encoding. */
const byteOrderMark = "\ufeff";

export function csvFile(columns: readonly FileColumn[], locale: Locale): TableFile {
  const dialect = dialects[locale];
  const encoder = new TextEncoder();
  return {
    begin() {
      const headings = columns.map(({ heading }) => quoted(heading)).join(dialect.separator);
      return encoder.encode(`${byteOrderMark}${headings}${lineEnd}`);
    },
    add: (rows) => encoder.encode(rows.map((row) => line(row, dialect)).join("")),
    end: () => new Uint8Array(0),
  };
}

function line(row: readonly Cell[], dialect: Dialect): string {
  return `${row.map((cell) => field(cell, dialect)).join(dialect.separator)}${lineEnd}`;
}

function field(cell: Cell, { decimalSign, writeDay }: Dialect): string {
  switch (cell?.kind) {
    case undefined:
      return "";
    case "text":
      return quoted(cell.text);
    case "number":
    case "amount":
      return cell.digits.replace(".", decimalSign);
    case "day":
      return writeDay(cell.day);
    case "time":
      return `${writeDay(cell.wall.slice(0, 10))} ${cell.wall.slice(11, 16)}`;
  }
}

/** Every text is quoted: without quotes another separator than ours inside it could begin a cell of its own. */
function quoted(text: string): string {
  return `"${withoutFormula(text.replaceAll("\0", "")).replaceAll('"', '""')}"`;
}
