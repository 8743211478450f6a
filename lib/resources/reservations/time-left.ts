import type { Reservation } from "./reservations.calls";

/** A stretch of time in whole minutes, rounded down. */
export interface Span {
  days: number;
  hours: number;
  minutes: number;
}

export type TimeLeft =
  | { kind: "ahead"; span: Span }
  | { kind: "left"; span: Span }
  /** Its time ran out at `until`. */
  | { kind: "over" };

type Kept = Pick<Reservation, "since" | "until" | "status">;

/**
 * How long the cells of a reservation are kept yet.
 * @returns undefined where nothing is waited for: it was collected or cancelled
 */
export function timeLeftOf({ since, until, status }: Kept, now: number): TimeLeft | undefined {
  if (status === "COLLECTED" || status === "CANCELLED") return undefined;
  const [begins, ends] = [Date.parse(since), Date.parse(until)];
  if (status === "EXPIRED" || now >= ends) return { kind: "over" };
  return now < begins ? { kind: "ahead", span: spanOf(begins - now) } : { kind: "left", span: spanOf(ends - now) };
}

/** By which text a span is told: in the two largest units that say something. */
export function unitsOf({ days, hours }: Span): "days" | "hours" | "minutes" {
  if (days > 0) return "days";
  return hours > 0 ? "hours" : "minutes";
}

const [minuteMs, hourMs, dayMs] = [60_000, 3_600_000, 86_400_000];

function spanOf(ms: number): Span {
  return {
    days: Math.floor(ms / dayMs),
    hours: Math.floor((ms % dayMs) / hourMs),
    minutes: Math.floor((ms % hourMs) / minuteMs),
  };
}
