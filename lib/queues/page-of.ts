import type { ListState } from "@/lib/list/url/list-state";
import type { AnyQueue } from "./queue";
import type { QueueSummary } from "./summary";

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
  const own = new Map(Object.entries(queue.filters(today)));
  const applied = Object.entries(filters);
  const isFiltered = applied.length === own.size && applied.every(([key, text]) => own.get(key) === text);
  const isSorted = sort.key === queue.sort.key && sort.order === queue.sort.order;
  const at = rows.findIndex((row) => row.id === id);
  return isFiltered && isSorted && isAsListed && total !== undefined && at >= 0 ? Math.floor(at / size) + 1 : undefined;
}
