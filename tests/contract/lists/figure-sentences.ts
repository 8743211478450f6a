import type { FigureKey } from "@/app/(console)/_ui/figure-cards";
import type { WarehouseFigure } from "@/app/(console)/dashboard-wh/_ui/warehouse-lists";
import { addDays, startOfWeek } from "@/lib/dates/day";
import { operatorsDay, operatorsToday } from "@/tests/support/operators-day";

export const today = operatorsToday();

/** What the columns of a row show, by their keys. */
export type Cells = Readonly<Record<string, unknown>>;

interface Sentence<Reads> {
  /** What a person reads, in English. */
  reads: Reads;
  /** Whether it is true of a row. */
  says(cells: Cells): boolean;
  /** By which column the list is opened. */
  sort: string;
}

const isWithin = (day: unknown, from: string, to: string) => from <= String(day) && String(day) <= to;
const isOf = (day: string, moment: unknown) => operatorsDay(String(moment)) === day;
const isOfWeekTo = (day: string, moment: unknown) => isWithin(operatorsDay(String(moment)), addDays(day, -6), day);

type Truth = Omit<Sentence<unknown>, "reads">;

const expiringOn = (day: string): Truth => ({
  says: ({ stock, expirationDate }) => Number(stock) > 0 && isWithin(expirationDate, day, addDays(day, 30)),
  sort: "expirationDate",
});
const expiredOn = (day: string): Truth => ({
  says: ({ stock, expirationDate }) => Number(stock) > 0 && isWithin(expirationDate, "0", addDays(day, -1)),
  sort: "expirationDate",
});

/** As they are true on a day. */
export const homeSentencesOn = (day: string): Readonly<Record<FigureKey, Sentence<string>>> => ({
  ordersToday: {
    reads: "orders today, cancelled ones included",
    says: ({ eventDate }) => isOf(day, eventDate),
    sort: "-eventDate",
  },
  unpaidOrders: {
    reads: "unpaid orders of the last 7 days, cancelled ones included",
    says: ({ eventDate, isPaid }) => isOfWeekTo(day, eventDate) && isPaid === false,
    sort: "-amount",
  },
  reservationsToday: {
    reads: "reservations that begin today, cancelled ones included",
    says: ({ since }) => isOf(day, since),
    sort: "since",
  },
  receptions: {
    reads: "receptions recorded in the last 7 days",
    says: ({ created }) => isOfWeekTo(day, created),
    sort: "-created",
  },
  expiringStocks: { reads: "stocks with pieces left expire within 30 days", ...expiringOn(day) },
  newReports: {
    reads: "new supply reports, not picked yet",
    says: ({ status }) => status === "NEW",
    sort: "created",
  },
  openDrafts: {
    reads: "saved drafts to be approved",
    says: ({ approvedBy }) => approvedBy === undefined,
    sort: "startDate",
  },
  unpaidInvoices: {
    reads: "unpaid invoices, due or not",
    says: ({ status }) => status !== "PAID",
    sort: "dueDate",
  },
  activeVouchers: {
    reads: "vouchers switched on, whatever their period",
    says: ({ active }) => active === true,
    sort: "-date",
  },
  newUsers: {
    reads: "users created in the last 7 days",
    says: ({ created }) => isOfWeekTo(day, created),
    sort: "-created",
  },
});

/** Its words are the name of the number and the line below it. */
export const warehouseSentences: Readonly<Record<WarehouseFigure, Sentence<readonly string[]>>> = {
  receptionsThisWeek: {
    reads: ["Receptions this week", "40 last week"],
    says: ({ created }) => isWithin(operatorsDay(String(created)), startOfWeek(today), today),
    sort: "-created",
  },
  expiringStocks: { reads: ["Expiring stocks", "with pieces left, within 30 days"], ...expiringOn(today) },
  expiredStocks: { reads: ["Expired stocks", "with pieces left"], ...expiredOn(today) },
  ordersToday: {
    reads: ["Orders today", "cancelled ones included"],
    says: ({ eventDate }) => isOf(today, eventDate),
    sort: "-eventDate",
  },
  ordersInProgress: {
    reads: ["“In Progress” now, of all days: 40"],
    says: ({ status }) => status === "IN_PROGRESS",
    sort: "eventDate",
  },
};
