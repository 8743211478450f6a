/**
 * The days that may be asked for, YYYY-MM-DD. Others are typing errors, or a year that has no day after its last:
 * 9999-12-31 would be counted on to a day that no calendar writes in 4 digits.
 */
const firstDay = "1900-01-01";
const lastDay = "2999-12-31";

export function isWithinDayLimits(day: string): boolean {
  return firstDay <= day && day <= lastDay;
}
