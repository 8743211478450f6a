import { expect } from "@playwright/test";
import type { PlatformPerson } from "../support/platform-person";

export interface StockedProduct {
  id: number;
  name: string;
  pieces: number;
}

/** Products of a storage of which more than a few pieces lie there. */
export async function stockedProducts(of: PlatformPerson, storage: number, count: number): Promise<StockedProduct[]> {
  const { items } = Object(await of.call("GET", `current_stocks/storage/${storage}?limit=100`));
  const rows: { product: { id: number; name: string }; stock: number }[] = items;
  const stocked = rows.filter(({ stock }) => stock > 6).slice(0, count);
  expect(stocked).toHaveLength(count);
  return stocked.map(({ product, stock }) => ({ id: product.id, name: product.name, pieces: stock }));
}

/** A count that somebody may count. @returns its id */
export async function beginCount(counter: PlatformPerson, body: object): Promise<number> {
  const { id } = Object(await counter.call("POST", "inventory", body));
  await counter.call("PATCH", `inventory/${id}`, { countedBy: counter.id });
  return id;
}

/** Counts and ends what was given to somebody. */
export async function countTo(
  counter: PlatformPerson,
  inventory: number,
  pieces: ReadonlyMap<number, number>,
): Promise<void> {
  for (const [product, inventoryQuantity] of pieces)
    await counter.call("POST", "inventory_item", { inventory, product, inventoryQuantity });
  await counter.call("PATCH", `inventory/${inventory}`, { status: "COUNTED" });
}

export async function closeAt(reviewer: PlatformPerson, inventory: number): Promise<void> {
  await reviewer.call("PATCH", `inventory/${inventory}/cleared-by/${reviewer.id}`);
  await reviewer.call("PATCH", `inventory/${inventory}`, { status: "CLEARED" });
}

/** Pieces of a product are taken to another storage until so many are left. */
export async function sendAway(
  of: PlatformPerson,
  storage: number,
  { id: product, name }: StockedProduct,
  left: number,
): Promise<void> {
  const path = `tracking_stocks?storageId=${storage}&productName=${encodeURIComponent(name)}&limit=250`;
  const { items } = Object(await of.call("GET", path));
  const rows: { product: { id: number }; batch: { id: number }; stock: number }[] = items;
  const own = rows.filter((row) => row.product.id === product);
  let going = own.reduce((sum, { stock }) => sum + stock, 0) - left;
  const renDetails = own.flatMap(({ batch, stock }) => {
    const quantity = Math.min(going, stock);
    going -= quantity;
    return quantity > 0 ? [{ product, batch: batch.id, quantity }] : [];
  });
  const note = { sourceStorage: storage, destinationStorage: storage + 1, renDetails };
  await of.call("POST", "receptions_intern", note);
}

export async function piecesOf(of: PlatformPerson, storage: number, product: number): Promise<number> {
  return Object(await of.call("GET", `current-stocks/storage/${storage}/product-node-reference/${product}`)).stock;
}
