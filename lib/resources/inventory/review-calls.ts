import type { CallAnswer, CallArgs } from "@/lib/calls/call";
import type { SendCall } from "@/lib/calls/send-call";
import { ConsoleError } from "@/lib/errors/console-error";
import type { RemoteSide } from "@/lib/grid/sending/remote-rows";
import { inventoryCalls } from "./inventory.calls";
import type { InventoryDetail } from "./inventory-reads.calls";
import { type ReviewLine, reviewItems } from "./review-line";

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

/** How the lines of a review reach the platform: what was left out and noted, and what was set to 0. */
export function remoteReview(
  counts: readonly InventoryDetail[],
  send: SendCall,
): Pick<RemoteSide<ReviewLine>, "readAll" | "bringAbout"> {
  return {
    async readAll() {
      const read = await Promise.all(counts.map(({ id }) => readCount(id, send)));
      return reviewItems(read).map(({ id, line }) => ({ id, content: line }));
    },
    async bringAbout(known, wanted, tellStep) {
      if (wanted === undefined) {
        if (known !== undefined) await send(inventoryCalls.removeItem, { params: { id: known.id } });
        return undefined;
      }
      const now = known ?? (await add(wanted));
      tellStep(now);
      const { isLeftOut, note } = wanted;
      const body = {
        ...(isLeftOut !== now.content.isLeftOut && { isLeftOut }),
        ...(note !== now.content.note && { note: note || null }),
      };
      if (Object.keys(body).length > 0) await send(inventoryCalls.editItem, { params: { id: now.id }, body });
      return { id: now.id, content: wanted };
    },
  };

  async function add(line: ReviewLine) {
    const { inventoryId: inventory, product, pieces: inventoryQuantity } = line;
    const { data } = await send(inventoryCalls.addItem, {
      body: { inventory, product: product.id, inventoryQuantity },
    });
    return { id: data.id, content: { ...line, isLeftOut: false, note: "" } };
  }
}
