import { listLink } from "@/lib/list/url/list-link";
import type { AnyQueue } from "./queue";

/** The queue as its list shows it. */
export function queueList(queue: AnyQueue, today: string): string {
  return listLink(queue.list.page, queue.filters(today), queue.sort, queue.columns);
}

/** Where stepping through it begins: its list, with a record open. */
export function queueStart(queue: AnyQueue, today: string, id: number): string {
  return `${queueList(queue, today)}&${new URLSearchParams({ open: String(id), queue: queue.key })}`;
}
