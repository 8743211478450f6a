import "server-only";
import { dayIn, isDay } from "@/lib/dates/day";
import { haveSameClocks, placeOf } from "@/lib/dates/time-zone";
import { wallClock } from "@/lib/dates/wall-clock";
import { type Column, type Columns, isWordOf } from "@/lib/list/declare/column";
import type { FilterReader } from "@/lib/list/filters/filter-words";
import { betweenTags } from "@/lib/list/rows/column-widths";
import { money, moneyText } from "@/lib/money/decimal";
import { fullName } from "@/lib/texts/full-name";
import type { Cell, FileColumn } from "./cell";

/** A column of a file: one of the list, or a part of one. */
export interface TableColumn<Row> extends FileColumn {
  cellOf(row: Row): Cell;
}

/** The person for whom a file is made. */
export interface Reader extends FilterReader {
  /** Heading of the column that holds the currency of another one. */
  currencyOf(heading: string): string;
  timeZone: string;
  /** By whose clocks days begin and end. */
  operatorZone: string;
  /** Heading of a column of times where these are not the operator's. */
  timesIn(place: string, heading: string): string;
}

/** In characters. Of a heading longer than that the column takes the width. */
const widths: Record<Column<unknown>["kind"], number> = {
  id: 10,
  text: 32,
  person: 26,
  money: 14,
  quantity: 12,
  date: 12,
  expiry: 12,
  "operator-date": 12,
  "date-time": 17,
  boolean: 10,
  image: 32,
  tags: 40,
  link: 26,
  status: 18,
};

const currencyWidth = 10;

/** The columns of a file by their keys in the list. Money takes two: a number that can be added up, and its currency. */
export function tableColumns<Row>(columns: Columns<Row>, keys: readonly string[], reader: Reader): TableColumn<Row>[] {
  return keys.flatMap((key): TableColumn<Row>[] => {
    const column = columns[key];
    if (column === undefined) return [];
    const heading = headingOf(key, column, reader);
    const width = Math.max(widths[column.kind], heading.length + 2);
    const own: TableColumn<Row> = { heading, width, cellOf: (row) => cellOf(key, column, row, reader) };
    if (column.kind !== "money") return [own];
    const currency = reader.currencyOf(heading);
    return [
      own,
      {
        heading: currency,
        width: Math.max(currencyWidth, currency.length + 2),
        cellOf: (row) => text(column.value(row)?.currency),
      },
    ];
  });
}

function headingOf<Row>(key: string, { kind }: Column<Row>, reader: Reader): string {
  const heading = reader.text("fields", key);
  const isForeign = kind === "date-time" && !haveSameClocks(reader.timeZone, reader.operatorZone, new Date());
  return isForeign ? reader.timesIn(placeOf(reader.timeZone, reader.locale), heading) : heading;
}

function cellOf<Row>(key: string, column: Column<Row>, row: Row, reader: Reader): Cell {
  const wordOf = (word: string): string =>
    "words" in column && isWordOf(column, word) ? reader.text("words", key, word) : word;
  switch (column.kind) {
    case "id":
      return number(column.value(row));
    case "text":
      return text(column.value(row));
    case "person":
      return given(column.value(row), (person) => text(fullName(person)));
    case "money":
      return given(column.value(row), ({ amount }) => ({ kind: "amount", digits: moneyText(money(amount)) }));
    case "quantity":
      return number(column.value(row));
    case "date":
    case "expiry":
      // What is no day of the calendar is shown as it came.
      return given(column.value(row), (day) => (isDay(day) ? { kind: "day", day } : text(day)));
    case "operator-date":
      return given(column.value(row), (moment) => ({ kind: "day", day: dayIn(reader.operatorZone, moment) }));
    case "date-time":
      return given(column.value(row), (moment) => ({ kind: "time", wall: wallClock(reader.timeZone, moment) }));
    case "boolean":
      return given(column.value(row), (is) => text(is ? reader.yes : reader.no));
    case "image":
      // A picture drawn into its address would fill the cell with its code.
      return given(column.value(row), ({ address, text: name }) => text(address.startsWith("data:") ? name : address));
    case "tags":
      return given(column.value(row), (tags) => text(tags.map(wordOf).join(betweenTags)));
    case "link":
      return text(column.value(row)?.text);
    case "status":
      return given(column.value(row), (word) => text(wordOf(word)));
  }
}

function given<Value>(value: Value | undefined, toCell: (value: Value) => Cell): Cell {
  return value === undefined ? undefined : toCell(value);
}

function text(value: string | undefined): Cell {
  return value === undefined || value === "" ? undefined : { kind: "text", text: value };
}

function number(value: number | undefined): Cell {
  return value === undefined ? undefined : { kind: "number", digits: String(value) };
}
