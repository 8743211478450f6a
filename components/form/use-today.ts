"use client";

import { useTimeZone } from "next-intl";
import { dayIn } from "@/lib/dates/day";
import { defaultTimeZone } from "@/lib/dates/time-zone";

/** The day that it is where the person is, YYYY-MM-DD. */
export function useToday(): string {
  return dayIn(useTimeZone() ?? defaultTimeZone, new Date());
}
