"use client";

import { dayIn } from "@/lib/dates/day";
import { useOperatorZone } from "./operator-zone";

/** The day that it is where the operator works, YYYY-MM-DD: days are the same for everyone, wherever they sit. */
export function useToday(): string {
  return dayIn(useOperatorZone(), new Date());
}
