import type { Range } from "@/lib/calls/params";

/** 1§5: the amount slider's range, in RON. */
export const amountRange = { least: 0, most: 10_000, step: 0.01 } as const;

/**
 * The two inputs of a slider as a range: an empty input counts as 0, and bounds in the wrong order are swapped (1§5).
 * @returns decimal texts without needless zeros.
 */
export function sliderRange(low: string, high: string): Required<Range<string>> {
  const [one, other] = [numberOf(low), numberOf(high)];
  return { from: String(Math.min(one, other)), to: String(Math.max(one, other)) };
}

function numberOf(text: string): number {
  const number = Number(text);
  return Number.isFinite(number) ? Math.round(number * 100) / 100 : 0;
}
