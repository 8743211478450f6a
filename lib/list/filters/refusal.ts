import { isDay } from "@/lib/dates/day";
import { isWithinDayLimits } from "@/lib/dates/day-limits";
import type { Filter } from "./filter";
import { mostDigits, mostValues, readHalves, readValues } from "./filter-text";
import { type BoundFault, faultOfBound, type SliderLimits, sliderOf } from "./slider";

/** `digits`: a whole number has anything else. `long`: it has too many. `zero`, `twice` and `many` say themselves. */
const numberFaults = ["digits", "long", "zero", "twice", "many"] as const;
export type NumberFault = (typeof numberFaults)[number];

export function isNumberFault(why: string): why is NumberFault {
  return numberFaults.some((each) => each === why);
}

/** Why a filter does not take what stands in its control: `order` is said of two days, all else of what `typed` names. */
export interface Refusal {
  why: BoundFault | "order" | NumberFault;
  /** As it was typed, days as YYYY-MM-DD. */
  typed: readonly string[];
  /** Of the filter's slider, of digits or of numbers, else 0. */
  least: number;
  most: number;
}

const noLimits = { least: 0, most: 0 };

/** @param text what `readFilterText` does not read */
export function refusalOf(filter: Filter, text: string): Refusal {
  const { from, to } = readHalves(text);
  const ends = [...new Set([from, to])].flatMap((end) => end ?? []);
  switch (filter.kind) {
    case "amount-range":
    case "number-range":
      return ofBounds(ends, sliderOf(filter));
    case "date-range":
    case "event-date":
      return ofDays(ends);
    case "number":
      return ofNumbers(filter.isMany ? readValues(text) : [text]);
    default:
      return { why: "unknown", typed: [text], ...noLimits };
  }
}

function ofDays(ends: readonly string[]): Refusal {
  const unread = ends.filter((end) => !(isDay(end) && isWithinDayLimits(end)));
  return { ...noLimits, ...(unread.length === 0 ? { why: "order", typed: ends } : { why: "unknown", typed: unread }) };
}

/** The first fault, and all numbers that have it. */
function ofNumbers(numbers: readonly string[]): Refusal {
  const faults: readonly (readonly [NumberFault, (number: string, at: number) => boolean, number])[] = [
    ["digits", (number) => /\D/.test(number), 0],
    ["long", (number) => Number(number) >= 10 ** mostDigits, mostDigits],
    ["zero", (number) => number !== "" && Number(number) === 0, 0],
    ["twice", (number, at) => number !== "" && numbers.findIndex((other) => Number(other) === Number(number)) < at, 0],
    ["many", (_number, at) => at >= mostValues, mostValues],
  ];
  for (const [why, has, most] of faults) {
    const typed = numbers.filter(has);
    if (typed.length > 0) return { why, typed, least: 0, most };
  }
  return { why: "unknown", typed: numbers, ...noLimits };
}

/** The first fault, and all that has it. */
function ofBounds(ends: readonly string[], limits: SliderLimits): Refusal {
  const [why = "unknown"] = ends.flatMap((end) => faultOfBound(end, limits) ?? []);
  const { least, most } = limits;
  return { why, typed: ends.filter((end) => faultOfBound(end, limits) === why), least, most };
}
