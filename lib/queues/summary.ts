import { dayIn, daysBetween } from "@/lib/dates/day";
import type { QueueNow } from "@/lib/list/declare/list-queue";
import { type MoneyText, money, moneyText, sumMoney } from "@/lib/money/decimal";
import type { AnyQueue } from "./queue";

/** What is read from a queue's first rows. */
export interface QueueSummary {
  /** Of the rows that were read, in the list's order. */
  ids: number[];
  /** All that wait; undefined where the platform has not narrowed by what was asked. */
  total: number | undefined;
  /** There are more than were read: the figures are of the first ones. */
  isPart: boolean;
  /** The one that waits longest. */
  late: { days: number; since: string } | undefined;
  worth: MoneyText | undefined;
  /** Those who wait longest, and how many others were read. */
  who: { names: string[]; others: number };
}

const mostNames = 3;

/** @param answer of the list's call, with the queue's arguments */
export function summarize(queue: AnyQueue, answer: unknown, now: QueueNow): QueueSummary {
  const { items, totalCount } = queue.list.rows(answer);
  const rows = items.filter((row) => queue.belongs(row, now));
  const byAge = rows
    .flatMap((row) => ({ row, since: queue.due(row) }))
    .toSorted((one, other) => compare(one.since, other.since));
  const since = byAge[0]?.since;
  const { amount } = queue;
  return {
    ids: rows.map(({ id }) => id),
    // A platform that ignores a filter counts what was not asked for.
    total: rows.length === items.length ? totalCount : undefined,
    isPart: totalCount > items.length,
    late: since === undefined ? undefined : { days: daysLate(since, now), since },
    worth: amount && moneyText(sumMoney(rows.map((row) => money(amount(row))))),
    who: whoWaits(byAge.flatMap(({ row }) => queue.who(row) || [])),
  };
}

/** Days and moments in the order of time; without one, last. */
function compare(one: string | undefined, other: string | undefined): number {
  if (one === other) return 0;
  if (one === undefined) return 1;
  if (other === undefined) return -1;
  return Date.parse(one) - Date.parse(other);
}

/** Whole days of the operator's calendar. */
function daysLate(since: string, { today, timeZone }: QueueNow): number {
  return Math.max(0, daysBetween(since.length > "yyyy-MM-dd".length ? dayIn(timeZone, since) : since, today));
}

function whoWaits(all: readonly string[]): QueueSummary["who"] {
  const names = [...new Set(all)];
  return { names: names.slice(0, mostNames), others: Math.max(0, names.length - mostNames) };
}
