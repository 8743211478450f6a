import { fromZonedTime } from "date-fns-tz";
import { dayIn } from "@/lib/dates/day";
import { defaultTimeZone } from "@/lib/dates/time-zone";

/**
 * The day of a moment where the operator works, YYYY-MM-DD: what screens show and what filters of days go by. It is also
 * where the browser of a run is.
 * @param moment as it stands in an answer.
 */
export function operatorsDay(moment: Date | string): string {
  return dayIn(defaultTimeZone, moment);
}

/** The last second of a day there, in milliseconds: clocks stand one hour apart in summer and in winter. */
export function endOfOperatorsDay(day: string): number {
  return fromZonedTime(`${day}T23:59:59`, defaultTimeZone).getTime();
}

export function operatorsToday(): string {
  return operatorsDay(new Date());
}
