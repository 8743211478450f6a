import { addDays } from "@/lib/dates/day";

/** Goods that are over within so many days are looked at. */
const soonDays = 30;

/** @param today YYYY-MM-DD, the operator's. @returns up to which day goods are soon over */
export function soonOver(today: string): string {
  return addDays(today, soonDays);
}

/** Whether goods are over, or will be within 30 days: a warning, never a refusal. @param day their last, YYYY-MM-DD */
export function expiryOf(day: string | undefined, today: string): "expired" | "soon" | undefined {
  if (day === undefined || day === "") return undefined;
  if (day < today) return "expired";
  return day <= soonOver(today) ? "soon" : undefined;
}
