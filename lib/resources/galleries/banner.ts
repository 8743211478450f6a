import { bannerTypes } from "./galleries.calls";

export type BannerStatus = "ACTIVE" | "INACTIVE";

/**
 * BANR-008, BANR-009, reading 12: active while its end lies ahead, whatever isActive says; without an end inactive.
 * @param endDate a moment in UTC, ISO 8601.
 */
export function bannerStatusOf(endDate: string | undefined, now = new Date()): BannerStatus {
  return endDate !== undefined && new Date(endDate) > now ? "ACTIVE" : "INACTIVE";
}

/** The name of a banner type's number; a number that is new reads as itself. */
export function bannerTypeName(number: number): string {
  return Object.entries(bannerTypes).find(([, value]) => value === number)?.[0] ?? String(number);
}

/** Pixels (1§9). */
export const bannerSize = { width: 1080, height: 235 } as const;

/** In smallest whole numbers, e.g. `216:47`. */
export function aspectRatio({ width, height }: { width: number; height: number }): string {
  const divisor = greatestDivisor(width, height) || 1;
  return `${width / divisor}:${height / divisor}`;
}

function greatestDivisor(one: number, other: number): number {
  return other === 0 ? one : greatestDivisor(other, one % other);
}
