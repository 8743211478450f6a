import type { Range } from "@/lib/calls/params";

/** 1§5: the amount slider's range, in RON. */
export const amountRange = { least: 0, most: 10_000, step: 0.01 } as const;

export interface SliderLimits {
  least: number;
  most: number;
  step: number;
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

/** Whether an input holds what is no number of the slider: outside its ends, or between its steps of 0.01 or 1. */
export function isOffSlider(bound: Bound, { least, most, step }: SliderLimits): boolean {
  if (bound === undefined || bound === "") return false;
  // Three digits behind a dot are thousands to some: refused and not guessed at, as in a typed price.
  const shape = step < 1 ? /^(?=.*\d)\d*(\.\d{0,2})?$/ : /^\d+$/;
  return !(shape.test(bound) && Number(bound) >= least && Number(bound) <= most);
}

function numberOf(bound: Bound): number | undefined {
  return bound === undefined ? undefined : Number(bound);
}
