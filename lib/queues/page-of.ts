import type { AppliedFilters, ListState, RequestedState } from "@/lib/list/url/list-state";
import type { AnyQueue } from "./queue";
import type { QueueSummary } from "./summary";

/** Whether the list is narrowed as the queue is. */
export function listsQueue(queue: AnyQueue, filters: AppliedFilters, today: string): boolean {
  const own = new Map(Object.entries(queue.filters(today)));
  const applied = Object.entries(filters);
  return applied.length === own.size && applied.every(([key, text]) => own.get(key) === text);
}

/**
 * What the list is to show with a record of the queue beside it: where it was narrowed otherwise, the queue's rows again,
 * in their order; else its own, by the page of the record where that is known.
 */
export function rowsBeside(
  queue: AnyQueue,
  found: Parameters<typeof pageOf>[1] | undefined,
  { filters, sort, size }: Pick<ListState, "filters" | "sort" | "size">,
  { id, today }: { id: number | undefined; today: string },
): Partial<RequestedState> {
  const isNarrowed = !listsQueue(queue, filters, today);
  const shown = isNarrowed ? { filters: queue.filters(today), sort: queue.sort } : { filters, sort };
  const page = found && id !== undefined ? pageOf(queue, found, { ...shown, size }, { id, today }) : undefined;
  if (isNarrowed) return { ...shown, page: page ?? 1 };
  return page === undefined ? {} : { page };
}

/**
 * The page of the list on which a record of the queue stands, from 1; undefined where the list shows other rows than
 * the queue's, or has them in another order, or the queue leaves out rows that it has.
 */
export function pageOf(
  queue: AnyQueue,
  { rows, total, isAsListed }: Pick<QueueSummary, "rows" | "total" | "isAsListed">,
  { filters, sort, size }: Pick<ListState, "filters" | "sort" | "size">,
  { id, today }: { id: number; today: string },
): number | undefined {
  const isSorted = sort.key === queue.sort.key && sort.order === queue.sort.order;
  const at = rows.findIndex((row) => row.id === id);
  return listsQueue(queue, filters, today) && isSorted && isAsListed && total !== undefined && at >= 0
    ? Math.floor(at / size) + 1
    : undefined;
}
