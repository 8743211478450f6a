"use client";

import { useLocale, useNow, useTimeZone } from "next-intl";
import { createContext, type ReactNode, use } from "react";
import { defaultTimeZone, haveSameClocks, placeOf } from "@/lib/dates/time-zone";

const OperatorZoneContext = createContext(defaultTimeZone);

/** By whose clocks days begin and end: the operator's, for everyone; times are shown by the person's own (2§9). */
export function OperatorZoneProvider({ timeZone, children }: { timeZone: string; children: ReactNode }) {
  return <OperatorZoneContext value={timeZone}>{children}</OperatorZoneContext>;
}

export function useOperatorZone(): string {
  return use(OperatorZoneContext);
}

/** The two places where the person's clocks are not the operator's, so that a page can say which is meant. */
export function useTwoPlaces(): { operator: string; own: string } | undefined {
  const operator = useOperatorZone();
  const own = useTimeZone() ?? operator;
  const locale = useLocale();
  if (haveSameClocks(own, operator, useNow())) return undefined;
  return { operator: placeOf(operator, locale), own: placeOf(own, locale) };
}
