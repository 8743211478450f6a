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

/** Whether an input holds what is no number of the slider: outside its ends, or between its steps. */
export function isOffSlider(bound: Bound, { least, most, step }: SliderLimits): boolean {
  if (bound === undefined || bound === "") return false;
  const steps = Number(bound) / step;
  return !(Number(bound) >= least && Number(bound) <= most && Math.abs(steps - Math.round(steps)) < 1e-6);
}

function numberOf(bound: Bound): number | undefined {
  return bound === undefined ? undefined : Number(bound);
}
