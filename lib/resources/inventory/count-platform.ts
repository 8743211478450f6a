import { mayBeMade } from "@/lib/calls/may-be-made";
import type { SendCall } from "@/lib/calls/send-call";
import type { CountPlatform, CountReading } from "@/lib/counting/count-sender";
import type { CountProduct } from "@/lib/counting/kept-count";
import type { Outcome, Outgoing } from "@/lib/counting/outbox";
import { ConsoleError } from "@/lib/errors/console-error";
import { isNotFound } from "@/lib/errors/is-not-found";
import { inventoryCalls } from "./inventory.calls";
import type { InventoryDetail } from "./inventory-reads.calls";

interface CountCalls {
  inventory: number;
  /** The platform takes when something was counted (decision 0050). */
  hasOurFields: boolean;
  send: SendCall;
  /** Says a failure to a person. */
  errorText(error: unknown): string;
}

/** The calls of one count, for the one who counts it (INV-01, INV-03, INV-05, QRY-05). */
export function countPlatform({
  inventory,
  hasOurFields,
  send,
  errorText,
}: CountCalls): CountPlatform & { booksOf(product: number): number | undefined } {
  /** What the books have of each product, as far as whoever counts is told. */
  const books = new Map<number, number | undefined>();
  /** By how many milliseconds the console's clock is ahead of this device's, as it was read last. */
  let ahead = 0;
  async function make({ product, at, change }: Outgoing): Promise<Outcome> {
    // By the device's own clock, which may be wrong, the books would be those of another moment.
    const countedAt = hasOurFields ? { countedAt: new Date(Date.parse(at) + ahead).toISOString() } : {};
    if (change.kind === "remove") {
      await send(inventoryCalls.removeItem, { params: { id: change.item } });
      return { kind: "made", item: undefined };
    }
    const figure = { inventoryQuantity: change.pieces, ...countedAt };
    if (change.kind === "edit") {
      const { data } = await send(inventoryCalls.editItem, { params: { id: change.item }, body: figure });
      return { kind: "made", item: { id: change.item, pieces: data.inventoryQuantity } };
    }
    const { data } = await send(inventoryCalls.addItem, { body: { inventory, product, ...figure } });
    books.set(product, data.scriptQuantity);
    return { kind: "made", item: { id: data.id, pieces: data.inventoryQuantity } };
  }

  return {
    booksOf: (product) => books.get(product),
    async read() {
      const { data, notice } = await send(inventoryCalls.one, { filters: { id: inventory }, offset: 0, limit: 1 });
      // An answer that does not parse is shown as none (2§7), and would take every figure away.
      if (notice !== undefined) throw new ConsoleError("upstream-invalid-answer");
      const [detail] = data.items;
      if (detail?.toldAt !== undefined) ahead = Date.parse(detail.toldAt) - Date.now();
      for (const item of detail?.items ?? []) books.set(item.productId, item.scriptQuantity);
      return detail && readingOf(detail);
    },
    send: (outgoing) => make(outgoing).catch((error: unknown) => outcomeOf(error, errorText)),
  };
}

function outcomeOf(error: unknown, errorText: CountCalls["errorText"]): Outcome {
  if (mayBeMade(error)) return { kind: "unknown" };
  const isRefused = error instanceof ConsoleError && (error.code === "upstream-rejected" || isNotFound(error));
  return isRefused ? { kind: "refused", reason: errorText(error) } : { kind: "not-made" };
}

export function readingOf({ status, isOwn, items }: InventoryDetail): CountReading {
  return {
    status,
    isOwn,
    items: new Map(items.map(({ id, productId, inventoryQuantity: pieces }) => [productId, { id, pieces }])),
    products: items.map(
      ({ productId, name, barcode, image }): CountProduct => ({
        id: productId,
        name,
        barcodes: barcode === undefined ? [] : [barcode],
        image,
        isExpected: false,
      }),
    ),
  };
}
