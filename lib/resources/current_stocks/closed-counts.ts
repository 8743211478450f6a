import type { Inventory } from "@/lib/resources/inventory/inventory-reads.calls";

/** How many counts of a storage a stock's history shows. */
export const mostClosedCounts = 5;

/**
 * The counts that found something, in the order they came in: one that was cancelled, or is still open, booked nothing.
 * @param items of QRY-04; a platform may have passed over the status that was asked for
 */
export function closedCounts<Item extends Pick<Inventory, "status">>(items: readonly Item[]): Item[] {
  return items.filter(({ status }) => status === "CLEARED").slice(0, mostClosedCounts);
}
