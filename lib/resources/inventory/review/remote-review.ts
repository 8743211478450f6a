import type { SendCall } from "@/lib/calls/send-call";
import type { RemoteSide } from "@/lib/grid/sending/remote-rows";
import { inventoryCalls } from "../inventory.calls";
import type { InventoryDetail } from "../inventory-reads.calls";
import { readCount } from "../read-counts";
import { type ReviewLine, reviewItems } from "./line";

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
