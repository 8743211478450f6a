import { addDays, addMonths, daysBetween, startOfWeek } from "@/lib/dates/day";
import type { Campaign } from "./campaign";

/** Months that the time line shows ahead. */
export const zooms = [1, 3, 12] as const;
export type Zoom = (typeof zooms)[number];
export const usualZoom: Zoom = 3;

/** Some days before the one that the time line stands on are shown, so that what has begun is seen to have begun. */
const daysBefore: Record<Zoom, number> = { 1: 3, 3: 8, 12: 31 };

/** The days that the time line shows, both included. */
export interface Span {
  from: string;
  to: string;
  days: number;
}

export function readZoom(text: string | null): Zoom {
  return zooms.find((zoom) => String(zoom) === text) ?? usualZoom;
}

/** @param day that the time line stands on: today, until somebody steps through time */
export function spanOf(day: string, zoom: Zoom): Span {
  const from = addDays(day, -daysBefore[zoom]);
  const to = addMonths(day, zoom);
  return { from, to, days: daysBetween(from, to) + 1 };
}

export function isIn(day: string, { from, to }: Span): boolean {
  return from <= day && day <= to;
}

/** Where a bar stands, in percent of the time line's width. */
export interface Bar {
  left: number;
  width: number;
  /** It began before the first day, or ends after the last day, that is shown. */
  isCutLeft: boolean;
  isCutRight: boolean;
}

/** @returns undefined where none of its days is shown. */
export function barOf({ startDay, endDay }: Campaign, { from, to, days }: Span): Bar | undefined {
  const isCutLeft = startDay === undefined || startDay < from;
  const isCutRight = endDay > to;
  const first = isCutLeft ? from : startDay;
  const last = isCutRight ? to : endDay;
  if (last < first) return undefined;
  const left = (daysBetween(from, first) / days) * 100;
  return { left, width: ((daysBetween(first, last) + 1) / days) * 100, isCutLeft, isCutRight };
}

/** Where a day begins, in percent of the time line's width. */
export function placeOfDay(day: string, { from, days }: Span): number {
  return (daysBetween(from, day) / days) * 100;
}

/** A line of the time line: the Mondays of a month, the first days of months of a longer time. */
export interface Tick {
  day: string;
  left: number;
}

export function ticksOf(span: Span, zoom: Zoom): Tick[] {
  const days = zoom === 1 ? mondaysIn(span) : firstDaysOfMonthsIn(span);
  return days.map((day) => ({ day, left: placeOfDay(day, span) }));
}

function mondaysIn({ from, to }: Span): string[] {
  const days: string[] = [];
  const first = startOfWeek(from);
  for (let day = first < from ? addDays(first, 7) : first; day <= to; day = addDays(day, 7)) days.push(day);
  return days;
}

function firstDaysOfMonthsIn({ from, to }: Span): string[] {
  const days: string[] = [];
  const first = `${from.slice(0, 7)}-01`;
  for (let day = first < from ? addMonths(first, 1) : first; day <= to; day = addMonths(day, 1)) days.push(day);
  return days;
}
