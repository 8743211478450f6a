/** Supply report words of lists and filters (2§4, reading 10). */
export type ReportStatus = "NEW" | "PICKED" | "COURIER_ACCEPTED" | "REVIEWED" | "CANCELLED";

/** The bit of a cancelled report; what it had reached before stays below it. */
export const cancelledBit = 2 ** 24;

/** The whole mask of each status: every step keeps the bits of those before it. */
export const statusMasks = {
  NEW: 1,
  PICKED: 3,
  COURIER_ACCEPTED: 7,
  REVIEWED: 15,
  CANCELLED: cancelledBit,
} as const satisfies Record<ReportStatus, number>;

/** In the order of the progression, which is that of the header (SREP-006). */
export const reportSteps = ["Generated", "Picking", "Supplying", "Reviewed"] as const;

/** SREP-007: 1 or unknown gives 0, 3 gives 1, 7 gives 2, 15 gives 3. A cancelled report stands where it stopped. */
export function headerStepOf(maskNumber: number): number {
  const step = [1, 3, 7, 15].indexOf(reachedMask(maskNumber));
  return Math.max(0, step);
}

/** Unknown masks are new (SREP-005). */
export function reportStatusOf(maskNumber: number): ReportStatus {
  if (isCancelled(maskNumber)) return "CANCELLED";
  return (["NEW", "PICKED", "COURIER_ACCEPTED", "REVIEWED"] as const)[headerStepOf(maskNumber)] ?? "NEW";
}

export function isCancelled(maskNumber: number): boolean {
  return (maskNumber & cancelledBit) !== 0;
}

function reachedMask(maskNumber: number): number {
  return maskNumber & ~cancelledBit;
}
