import type { AppliedFilters, ListState, RequestedState } from "@/lib/list/url/list-state";
import type { AnyQueue } from "./queue";
import type { QueueSummary } from "./summary";

/** How the list differs from the queue: by its rows, by their order alone, or not at all. */
export function listDiffers(
  queue: AnyQueue,
  { filters, sort }: Pick<ListState, "filters" | "sort">,
  today: string,
): "rows" | "order" | undefined {
  if (!isNarrowedAs(queue, filters, today)) return "rows";
  return sort.key === queue.sort.key && sort.order === queue.sort.order ? undefined : "order";
}

function isNarrowedAs(queue: AnyQueue, filters: AppliedFilters, today: string): boolean {
  const own = new Map(Object.entries(queue.filters(today)));
  const applied = Object.entries(filters);
  return applied.length === own.size && applied.every(([key, text]) => own.get(key) === text);
}

/**
 * What the list is to show with a record of the queue beside it: where it was narrowed or sorted otherwise, the queue's rows
 * again, in their order; by the page of the record where that is known.
 */
export function rowsBeside(
  queue: AnyQueue,
  found: Parameters<typeof pageOf>[1] | undefined,
  { filters, sort, size }: Pick<ListState, "filters" | "sort" | "size">,
  { id, today }: { id: number | undefined; today: string },
): Partial<RequestedState> {
  const differs = listDiffers(queue, { filters, sort }, today) !== undefined;
  const shown = differs ? { filters: queue.filters(today), sort: queue.sort } : { filters, sort };
  const page = found && id !== undefined ? pageOf(queue, found, { ...shown, size }, { id, today }) : undefined;
  if (differs) return { ...shown, page: page ?? 1 };
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
  const differs = listDiffers(queue, { filters, sort }, today) !== undefined;
  const at = rows.findIndex((row) => row.id === id);
  return !differs && isAsListed && total !== undefined && at >= 0 ? Math.floor(at / size) + 1 : undefined;
}
