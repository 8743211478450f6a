import { isWithinDayLimits } from "@/lib/dates/day-limits";
import { wallClock } from "@/lib/dates/wall-clock";
import { money, moneyText } from "@/lib/money/decimal";
import { folded } from "@/lib/texts/folded";
import { minutesOf, moved, tolerance } from "./purchase-window";
import type { Purchase } from "./reading";

/** What of an order tells whether it is the one that a customer speaks of. */
interface Told {
  eventDate: string;
  amount: string;
  storage?: { name: string } | undefined;
}

/**
 * What is asked of the orders' list: the rest is told from the rows. A window over midnight lies on two days, as far as both
 * may be asked for.
 */
export function purchaseQuery(purchase: Purchase) {
  const { day, time } = purchase;
  const amount = amountRange(purchase);
  const days = [-tolerance, tolerance].map((minutes) => {
    const reached = time === undefined ? day : moved(`${day}T${time}`, minutes).slice(0, 10);
    return isWithinDayLimits(reached) ? reached : day;
  });
  const [from = day, to = day] = days;
  return { eventDate: { from, to }, ...(amount !== undefined && { amount }) };
}

/** Between which amounts it lies, decimal text with 2 places each; undefined where none was said. */
export function amountRange({ amount, isAbout }: Purchase): { from: string; to: string } | undefined {
  if (amount === undefined) return undefined;
  if (!isAbout) return { from: amount, to: amount };
  const [from, to] = [money(amount).minus(1), money(amount).plus(1)];
  return { from: moneyText(from.lt(0) ? money("0") : from), to: moneyText(to) };
}

interface Fitting<Order> {
  fitting: Order[];
  /** There are others than those of the day and amount that were asked for: the platform passes them over. */
  isSeenThrough: boolean;
}

/**
 * What has come of the search for a purchase.
 * @param isTooMany there are more orders than are read: a number of them is true where all that came bear what was asked
 */
export function purchaseOutcome(
  { fitting, isSeenThrough }: Fitting<unknown>,
  isTooMany: boolean,
): "found" | "none" | "not-by" | "too-many" {
  if (!isTooMany && fitting.length > 0) return "found";
  if (isSeenThrough) return "not-by";
  return isTooMany ? "too-many" : "none";
}

/** @param timeZone the operator's */
export function fittingOrders<Order extends Told>(
  orders: readonly Order[],
  purchase: Purchase,
  timeZone: string,
): Fitting<Order> {
  const query = purchaseQuery(purchase);
  const bearing = orders.filter(({ eventDate, amount }) => {
    const day = wallClock(timeZone, eventDate).slice(0, 10);
    const isOfDay = query.eventDate.from <= day && day <= query.eventDate.to;
    return isOfDay && isInRange(amount, query.amount);
  });
  const words = folded(purchase.place).split(/\s+/).filter(Boolean);
  const fitting = bearing.filter(({ eventDate, storage }) => {
    const name = folded(storage?.name ?? "");
    return words.every((word) => name.includes(word)) && isInTime(wallClock(timeZone, eventDate), purchase);
  });
  return { fitting, isSeenThrough: bearing.length < orders.length };
}

function isInRange(amount: string, range: ReturnType<typeof amountRange>): boolean {
  return range === undefined || (money(amount).gte(range.from) && money(amount).lte(range.to));
}

function isInTime(clock: string, { day, time }: Purchase): boolean {
  if (time === undefined) return clock.startsWith(day);
  return Math.abs(minutesOf(clock.slice(0, 16)) - minutesOf(`${day}T${time}`)) <= tolerance;
}
