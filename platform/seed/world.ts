import { dayAfter, operatorDays } from "../operator-days";
import { createRandom, type Random } from "./random";
import type { Sizes } from "./sizes";

/** What every maker of rows works with. */
export interface SeedBase {
  random: Random;
  sizes: Sizes;
  /** The moment the data set is made; all dates are relative to it. */
  now: Date;
}

/** The same with a stream of chance of its own, so that what is added in one area changes no row of another. */
export function baseOf(area: string, { sizes, now }: SeedBase): SeedBase {
  const seed = [...area].reduce((sum, letter) => Math.imul(sum, 31) + letter.charCodeAt(0), 2472);
  return { random: createRandom(seed), sizes, now };
}

const dayMs = 86_400_000;

/**
 * A moment of working life: `days` before now at a time of day in Romania's winter time.
 * Never later than now.
 */
export function momentBefore(
  { random, now }: SeedBase,
  days: number,
  [fromHour, toHour]: readonly [number, number],
): Date {
  const day = new Date(now.getTime() - days * dayMs);
  day.setUTCHours(random.int(fromHour, toHour) - 2, random.int(0, 59), random.int(0, 59), 0);
  return day > now ? new Date(now.getTime() - random.int(1, 3600) * 1000) : day;
}

/** The data is that of an operator in Romania. */
export const romanianDays = operatorDays("Europe/Bucharest");

/** The calendar day `days` after a moment (before it where negative), YYYY-MM-DD. */
export function dayFrom(moment: Date, days: number): string {
  return dayAfter(romanianDays.of(moment), days);
}
