import type { Purchase } from "./reading";

/** A customer's clock and the order's may be so far apart, in minutes. */
export const tolerance = 30;

/** By the operator's clocks, HH:mm each; undefined where no time was said. */
export function purchaseWindow({ time }: Pick<Purchase, "time">): { from: string; to: string } | undefined {
  if (time === undefined) return undefined;
  const [from = "", to = ""] = [-tolerance, tolerance].map((minutes) => moved(`2000-01-02T${time}`, minutes).slice(-5));
  return { from, to };
}

/** Clocks are counted as if they were UTC's, where no hour is left out. @param clock YYYY-MM-DDTHH:mm */
export function minutesOf(clock: string): number {
  return Date.parse(`${clock}:00Z`) / 60_000;
}

export function moved(clock: string, minutes: number): string {
  const moment = new Date((minutesOf(clock) + minutes) * 60_000);
  return moment.toISOString().slice(0, "yyyy-MM-ddTHH:mm".length);
}
