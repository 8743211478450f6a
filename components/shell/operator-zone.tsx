"use client";

import { createContext, type ReactNode, use, useMemo } from "react";
import { defaultTimeZone } from "@/lib/dates/time-zone";

/** What the places are called where the operator works, and where the person is. */
export type TwoPlaces = {
  operator: string;
  own: string;
};

interface OperatorZone {
  timeZone: string;
  /** None where the person's clocks are the operator's. */
  places: TwoPlaces | undefined;
}

const OperatorZoneContext = createContext<OperatorZone>({ timeZone: defaultTimeZone, places: undefined });

/** By whose clocks days begin and end: the operator's, for everyone; times are shown by the person's own (2§9). */
export function OperatorZoneProvider({ timeZone, places, children }: OperatorZone & { children: ReactNode }) {
  const zone = useMemo(() => ({ timeZone, places }), [timeZone, places]);
  return <OperatorZoneContext value={zone}>{children}</OperatorZoneContext>;
}

export function useOperatorZone(): string {
  return use(OperatorZoneContext).timeZone;
}

/** The two places where the person's clocks are not the operator's, so that a page can say which is meant. */
export function useTwoPlaces(): TwoPlaces | undefined {
  return use(OperatorZoneContext).places;
}
