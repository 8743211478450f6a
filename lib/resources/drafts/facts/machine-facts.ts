import { longestPage } from "@/lib/calls/call";
import { readAllPages } from "@/lib/calls/read-all-pages";
import type { SendCall } from "@/lib/calls/send-call";
import { isSessionOver } from "@/lib/errors/session-over";
import { currentStocksCalls } from "@/lib/resources/current_stocks/current-stocks.calls";
import { productsCalls, type SoldProduct } from "@/lib/resources/products/products.calls";
import { readLiveCells } from "../cells/live-mapping";
import type { MappedCell } from "../cells/mapped-cell";

/** What is known of a machine beside its mapping: each part is there or not. */
export type FactPart = "sold" | "stock" | "orders";

export interface LyingProduct {
  /** Pieces. */
  readonly stock: number;
  /** YYYY-MM-DD of the batch that goes off first. */
  readonly nearestExpiry: string | undefined;
}

export interface MachineFacts {
  readonly storage: { readonly id: number; readonly name: string };
  /** By product; what is not in it is not sold there. */
  readonly sold: ReadonlyMap<number, SoldProduct> | undefined;
  /** By product; of what is not in it nothing lies there. */
  readonly stock: ReadonlyMap<number, LyingProduct> | undefined;
  /** Orders that wait in its locker cells, by the cells' places. Undefined where it is not known, or was not asked. */
  readonly orders: ReadonlyMap<string, number> | undefined;
  /** Why parts are not there. */
  readonly failures: ReadonlyMap<FactPart, unknown>;
}

/**
 * Reads what is sold in a machine, what lies there, and on wish which orders wait in its lockers. A part that cannot be
 * read is absent. @throws where the session is over: nothing more can be read
 */
export async function readMachineFacts(
  storage: MachineFacts["storage"],
  send: SendCall,
  { withOrders }: { withOrders: boolean },
): Promise<MachineFacts> {
  const failures = new Map<FactPart, unknown>();
  const part = async <Read>(name: FactPart, reading: Promise<Read>): Promise<Read | undefined> => {
    try {
      return await reading;
    } catch (error) {
      if (isSessionOver(error)) throw error;
      failures.set(name, error);
      return undefined;
    }
  };
  const [sold, stock, orders] = await Promise.all([
    part("sold", readSold(storage.id, send)),
    part("stock", readStock(storage.id, send)),
    withOrders ? part("orders", readLiveCells(storage.id, send).then(ordersOf)) : undefined,
  ]);
  return { storage, sold, stock, orders, failures };
}

export async function readSold(storageId: number, send: SendCall): Promise<ReadonlyMap<number, SoldProduct>> {
  const { data } = await send(productsCalls.soldIn, { params: { storageId } });
  return new Map(data.map((product) => [product.id, product]));
}

async function readStock(id: number, send: SendCall): Promise<ReadonlyMap<number, LyingProduct>> {
  const rows = await readAllPages(longestPage, async (offset) => {
    const { data } = await send(currentStocksCalls.ofStorage, {
      params: { id },
      query: { limit: longestPage, offset },
    });
    return data;
  });
  return new Map(
    rows.map(({ product, stock, nearestExpirationDate }) => [
      product.id,
      { stock, nearestExpiry: nearestExpirationDate?.slice(0, "yyyy-MM-dd".length) },
    ]),
  );
}

export function ordersOf(cells: readonly MappedCell[]): ReadonlyMap<string, number> {
  return new Map(cells.flatMap(({ place, orderId }) => (orderId === undefined ? [] : [[place, orderId] as const])));
}
