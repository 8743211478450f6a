import { longestPage } from "@/lib/calls/call";

/** More orders of a day than these are not read: the amount has to be said (decision 0042). */
const mostOrders = 1_000;

/** Where the pages after the first begin; undefined where there are too many orders to read them. */
export function furtherPages(totalCount: number): number[] | undefined {
  if (totalCount > mostOrders) return undefined;
  const pages = Math.ceil(totalCount / longestPage);
  return Array.from({ length: Math.max(0, pages - 1) }, (_, page) => (page + 1) * longestPage);
}
