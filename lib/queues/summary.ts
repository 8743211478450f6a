import { dayIn, daysBetween } from "@/lib/dates/day";
import type { QueueNote, QueueNow } from "@/lib/list/declare/list-queue";
import { type MoneyText, money, moneyText, sumMoney } from "@/lib/money/decimal";
import type { AnyQueue } from "./queue";

/** What is read from a queue's first rows. */
export interface QueueSummary {
  /** What the figures are made of: of the rows that were read those that wait, the longest first. */
  rows: WaitingRow[];
  /** The list has them in this order, too: a platform may not sort by what they are late for. */
  isAsListed: boolean;
  /** All that wait; undefined where the platform has not narrowed by what was asked. */
  total: number | undefined;
  /** There are more than were read: the figures are of the first ones. */
  isPart: boolean;
}

/** A record that waits. */
export interface WaitingRow {
  id: number;
  /** A day or a moment. */
  since?: string | undefined;
  /** Decimal text, in the default currency. */
  amount?: string | undefined;
  who?: string | undefined;
  note?: QueueNote | undefined;
}

/** Days and since when, both by the operator's calendar: told by two clocks they would contradict each other. */
export interface Lateness {
  days: number;
  /** YYYY-MM-DD. */
  day: string;
  /** Where it is known to the minute. */
  moment: string | undefined;
}

/** What rows of a queue say together. */
export interface QueueFigures {
  /** The one that waits longest. */
  late: Lateness | undefined;
  worth: MoneyText | undefined;
  /** Those who wait longest, and how many others. */
  who: { names: string[]; others: number };
  /** How many have each note; those that none has are left out. */
  notes: { note: QueueNote; count: number }[];
}

const mostNames = 3;

/** @param answer of the list's call, with the queue's arguments */
export function summarize(queue: AnyQueue, answer: unknown, now: QueueNow): QueueSummary {
  const { items, totalCount } = queue.list.rows(answer);
  const listed = items.filter((row) => queue.belongs(row, now)).map((row) => waitingRow(queue, row));
  const rows = oldestFirst(listed);
  return {
    rows,
    isAsListed: rows.every((row, index) => row === listed[index]),
    // A platform that ignores a filter counts what was not asked for.
    total: rows.length === items.length ? totalCount : undefined,
    isPart: totalCount > items.length,
  };
}

/** What a row lacks is left out: the home page is sent hundreds of them. */
function waitingRow(queue: AnyQueue, row: { id: number }): WaitingRow {
  const said = { since: queue.due(row), amount: queue.amount?.(row), who: queue.who(row), note: queue.note?.(row) };
  return { id: row.id, ...omitUndefined(said) };
}

function omitUndefined<Shape extends object>(shape: Shape): Shape {
  const known = { ...shape };
  for (const key in known) if (known[key] === undefined) delete known[key];
  return known;
}

export function figuresOf(rows: readonly WaitingRow[], now: Pick<QueueNow, "today" | "timeZone">): QueueFigures {
  const byAge = oldestFirst(rows);
  const since = byAge[0]?.since;
  const amounts = rows.flatMap(({ amount }) => amount ?? []);
  return {
    late: since === undefined ? undefined : lateness(since, now),
    worth: amounts.length === 0 ? undefined : moneyText(sumMoney(amounts.map((amount) => money(amount)))),
    who: whoWaits(byAge.flatMap(({ who }) => who || [])),
    notes: [...new Set(rows.flatMap(({ note }) => note ?? []))].map((note) => ({
      note,
      count: rows.filter((row) => row.note === note).length,
    })),
  };
}

function oldestFirst(rows: readonly WaitingRow[]): WaitingRow[] {
  return rows.toSorted((one, other) => compare(one.since, other.since));
}

/** Days and moments in the order of time; without one, last. */
function compare(one: string | undefined, other: string | undefined): number {
  if (one === other) return 0;
  if (one === undefined) return 1;
  if (other === undefined) return -1;
  return Date.parse(one) - Date.parse(other);
}

function lateness(since: string, { today, timeZone }: Pick<QueueNow, "today" | "timeZone">): Lateness {
  const moment = since.length > "yyyy-MM-dd".length ? since : undefined;
  const day = moment === undefined ? since : dayIn(timeZone, moment);
  return { days: Math.max(0, daysBetween(day, today)), day, moment };
}

function whoWaits(all: readonly string[]): QueueFigures["who"] {
  const names = [...new Set(all)];
  return { names: names.slice(0, mostNames), others: Math.max(0, names.length - mostNames) };
}
