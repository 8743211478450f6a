import type { CallAnswer, CallArgs } from "@/lib/calls/call";
import type { SendCall } from "@/lib/calls/send-call";
import { ConsoleError } from "@/lib/errors/console-error";
import { inventoryCalls } from "./inventory.calls";
import type { InventoryDetail } from "./inventory-reads.calls";

/** Of one piece of work there are as many counts at most as a call gives. */
const mostJoined = 250;

/** The counts of one piece of work, by the id of its first one; oldest first. */
export function joinedArgs(joinedTo: number): CallArgs<typeof inventoryCalls.list> {
  return { filters: { joinedTo, sort: "Id", order: "ASC" }, offset: 0, limit: mostJoined };
}

/** A platform that passes over the filter answers other counts, too. */
export function joinedIdsOf({ items }: CallAnswer<typeof inventoryCalls.list>, joinedTo: number | undefined): number[] {
  return items.filter((row) => row.joinedTo === joinedTo).map(({ id }) => id);
}

/** Of a count as it was opened and as it was read since: a recount makes one that was alone the first of several. */
export function joinedToOf(
  { id, joinedTo }: Pick<InventoryDetail, "id" | "joinedTo">,
  read: { items: readonly Pick<InventoryDetail, "id" | "joinedTo">[] } | undefined,
): number | undefined {
  return read?.items.find((row) => row.id === id)?.joinedTo ?? joinedTo;
}

/** A count with all that are joined to it, oldest first; those that were cancelled are none of it. @throws what reading throws */
export async function readJoined(count: InventoryDetail, send: SendCall): Promise<InventoryDetail[]> {
  const { joinedTo } = count;
  if (joinedTo === undefined) return [count];
  const { data } = await send(inventoryCalls.list, joinedArgs(joinedTo));
  const ids = joinedIdsOf(data, joinedTo);
  const read = await Promise.all(ids.map((id) => (id === count.id ? count : readCount(id, send))));
  return read.filter(({ status }) => status !== "CANCELLED");
}

/** @throws ConsoleError not-found, and what reading throws */
export async function readCount(id: number, send: SendCall): Promise<InventoryDetail> {
  const { data } = await send(inventoryCalls.one, { filters: { id }, offset: 0, limit: 1 });
  const [detail] = data.items;
  if (detail === undefined) throw new ConsoleError("not-found");
  return detail;
}
