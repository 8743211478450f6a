import "server-only";
import { dayIn } from "@/lib/dates/day";
import { env } from "./env";

/** By whose clocks days begin and end, for everyone. */
export function operatorZone(): string {
  return env().PLATFORM_TIME_ZONE;
}

/** The day that it is there, YYYY-MM-DD. */
export function operatorToday(now = new Date()): string {
  return dayIn(operatorZone(), now);
}
