import type { AnyArgs } from "@/lib/calls/address";
import type { Call, RowsCall } from "@/lib/calls/call";
import { longestPage } from "@/lib/calls/call";
import type { List } from "@/lib/list/declare/define-list";
import type { ListQueue, QueueKey } from "@/lib/list/declare/list-queue";

/** A queue with the list that it is of. */
export interface Queue<Row, C extends Call> extends ListQueue<Row> {
  key: QueueKey;
  list: List<C, Row, Call, unknown>;
  /** Arguments of the list's call for the rows that figures are read from: the first, as many as one call gives. */
  args(today: string): AnyArgs;
}

export type AnyQueue<C extends Call = Call> = Queue<{ id: number }, C>;

/** @throws Error where the list declares none */
export function queueOf<C extends Call, Row extends { id: number }, P extends Call, Detail>(
  list: List<C, Row, P, Detail>,
  settings: ListQueue<Row>,
): AnyQueue<C>;
export function queueOf<C extends RowsCall, Row extends { id: number }, P extends Call, Detail>(
  list: List<C, Row, P, Detail>,
  settings: ListQueue<Row>,
): AnyQueue<C> {
  const { filters, sort } = settings;
  if (list.queue === undefined) throw new Error(`The list of ${list.page} declares no queue.`);
  const queue: Queue<Row, C> = {
    ...settings,
    key: list.queue.key,
    list,
    args: (today) => list.request({ page: 1, size: longestPage, sort, filters: filters(today) }, today),
  };
  return queue;
}
