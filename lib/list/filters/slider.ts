import type { Range } from "@/lib/calls/params";
import { readTypedDecimal } from "@/lib/money/read-typed-decimal";
import { amountRange } from "./amount-range";
import type { Filter } from "./filter";

export interface SliderLimits {
  least: number;
  most: number;
  step: number;
}

/** The slider of a filter that has one. */
export function sliderOf(filter: Extract<Filter, { kind: "amount-range" | "number-range" }>): SliderLimits {
  return filter.kind === "amount-range" ? amountRange : { least: 0, most: filter.most, step: 1 };
}

/** What an input holds: decimal text, empty where it was emptied, undefined where nobody has touched it. */
export type Bound = string | undefined;

/**
 * The two inputs of a slider as a range: an untouched one is no bound, an emptied one counts as 0, and bounds in the
 * wrong order are swapped (1§5).
 * @returns decimal texts without needless zeros.
 */
export function sliderRange(low: Bound, high: Bound): Range<string> {
  const [from, to] = [numberOf(low), numberOf(high)];
  if (from === undefined || to === undefined) return { from: from?.toString(), to: to?.toString() };
  return { from: String(Math.min(from, to)), to: String(Math.max(from, to)) };
}

/**
 * `unknown` is no number; `groups` has its thousands parted, and no places that tell which sign does; `places` has more digits behind its dot than the slider's
 * steps of 0.01, `whole` any at steps of 1.
 */
export type BoundFault = "unknown" | "groups" | "places" | "whole" | "beyond";

/** Why an input holds what is no number of the slider; undefined where it does, or nothing is in it. */
export function faultOfBound(bound: Bound, { least, most, step }: SliderLimits): BoundFault | undefined {
  if (bound === undefined || bound === "") return undefined;
  if (step >= 1 && /^[\d.]*\d[\d.]*$/.test(bound) && bound.includes(".")) return "whole";
  const amount = step >= 1 ? bound : (readTypedDecimal(bound) ?? bound);
  if (/^\d{1,3}(\.\d{3})+\.\d*$/.test(amount)) return "groups";
  if (!/^(?=.*\d)\d*(\.\d*)?$/.test(amount)) return "unknown";
  // Three digits behind a dot are thousands to some: refused and not guessed at, as in a typed price.
  if (/\.\d{3}/.test(amount)) return "places";
  return Number(amount) < least || Number(amount) > most ? "beyond" : undefined;
}

function numberOf(bound: Bound): number | undefined {
  return bound === undefined ? undefined : Number(readTypedDecimal(bound) ?? bound);
}
