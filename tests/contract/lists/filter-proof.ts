import type { Call } from "@/lib/calls/call";
import { addDays } from "@/lib/dates/day";
import type { List } from "@/lib/list/declare/define-list";
import { operatorsDay, operatorsToday } from "@/tests/support/operators-day";

/** What a filter has to leave, told by the documents alone: the platform has to agree row by row. */
export interface FilterProof<Row> {
  /** @param names of the records that the text names by their ids. */
  matches(row: Row, text: string, names: readonly string[]): boolean;
  /** Texts to try beside the sample and the words that the filter offers. */
  also?(rows: readonly Row[]): readonly string[];
}

type Proofs<Row> = Readonly<Record<string, FilterProof<Row>>>;

/** The proofs of a list: by its rows, or by the records behind them where the rows do not show what decides. */
export interface ListProof<Row> {
  by: "row" | "record";
  filters: Proofs<Row>;
}

export function byRows<C extends Call, Row, P extends Call, Detail>(
  list: List<C, Row, P, Detail>,
  filters: Proofs<Row>,
): [page: string, ListProof<Row>] {
  return [list.page, { by: "row", filters }];
}

export function byRecords<C extends Call, Row, P extends Call, Detail>(
  list: List<C, Row, P, Detail>,
  filters: Proofs<Detail>,
): [page: string, ListProof<Detail>] {
  return [list.page, { by: "record", filters }];
}

type Word = string | number | boolean | undefined;

/** One of the chosen values is the row's, or one of the row's. */
export function among<Row>(value: (row: Row) => Word | readonly Word[]): FilterProof<Row> {
  return { matches: (row, text) => [value(row)].flat().some((each) => text.split(",").includes(String(each))) };
}

/** Where the row shows the name of the chosen record, or several of them. */
export function named<Row>(value: (row: Row) => Word | readonly Word[]): FilterProof<Row> {
  return { matches: (row, _text, names) => [value(row)].flat().some((each) => names.includes(String(each))) };
}

/** One of the row's texts holds what was typed, in any case, with or without diacritics. */
export function says<Row>(texts: (row: Row) => string | undefined | readonly (string | undefined)[]): FilterProof<Row> {
  return { matches: (row, text) => [texts(row)].flat().some((each = "") => folded(each).includes(folded(text))) };
}

/** Both of the range's days included; a row without the date is left out. */
export function onDays<Row>(moment: (row: Row) => string | undefined): FilterProof<Row> {
  const dayOf = (row: Row) => {
    const text = moment(row);
    return text === undefined || text.length === 10 ? text : operatorsDay(text);
  };
  return {
    matches(row, text) {
      const [day, { from, to }] = [dayOf(row), daysOf(text)];
      return day !== undefined && from <= day && day <= to;
    },
    also(rows) {
      const days = rows.flatMap((row) => dayOf(row) ?? []).sort();
      const day = days[Math.floor(days.length / 2)];
      return [`${day}&`, `&${day}`, `${day}&${day}`];
    },
  };
}

/** Both ends included. */
export function between<Row>(amount: (row: Row) => string | number, ...also: string[]): FilterProof<Row> {
  return {
    matches(row, text) {
      const [from, to] = text.split("&");
      return (from === "" || Number(amount(row)) >= Number(from)) && (to === "" || Number(amount(row)) <= Number(to));
    },
    also: () => also,
  };
}

const daysBack: Readonly<Record<string, number>> = { today: 0, "last-7-days": 6, "last-31-days": 30 };

/** The first and the last day of a range or a period. */
export function daysOf(text: string): { from: string; to: string } {
  const back = daysBack[text];
  if (back !== undefined) return { from: addDays(operatorsToday(), -back), to: operatorsToday() };
  const [from = "", to] = text.split("&");
  return { from, to: to || "9999" };
}

export function folded(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
