import type { CallArgs } from "@/lib/calls/call";
import { longestPage } from "@/lib/calls/call";
import { galleriesCalls } from "@/lib/resources/galleries/galleries.calls";
import { vouchersCalls } from "@/lib/resources/vouchers/vouchers.calls";

/** Rows of all requests together: what nobody looks through on one time line. */
export const mostRows = 1_000;

/** Banners of all types that are switched on and end on a day or later, or never. */
export function runningBanners(day: string, offset: number): CallArgs<typeof galleriesCalls.list> {
  return {
    query: { active: "true", period: { from: day }, sort: "endDate", order: "ASC", limit: longestPage, offset },
  };
}

/** Vouchers that are switched on. The call has no filter for their days; the newest come first. */
export function runningVouchers(offset: number): CallArgs<typeof vouchersCalls.list> {
  return { query: { active: true, sort: "date", order: "DESC", limit: longestPage, offset } };
}

/** What the page begins with. */
export function firstCallsOfMarketing(today: string) {
  return [
    [galleriesCalls.list, runningBanners(today, 0)],
    [vouchersCalls.list, runningVouchers(0)],
  ] as const;
}
