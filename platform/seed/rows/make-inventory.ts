import type { inventories, inventoryItems } from "../../db/schema/inventory";
import { groupBy } from "../../group-by";
import { momentBefore, type SeedBase } from "../world";
import type { ProductRow } from "./make-products";
import type { StockRow } from "./make-stocks";
import { isLocker, type StorageRow } from "./make-storages";

type InventoryRow = typeof inventories.$inferInsert & { id: number };
type ItemRow = typeof inventoryItems.$inferInsert;

interface InventoryWorld {
  storages: readonly StorageRow[];
  products: readonly ProductRow[];
  stocks: readonly StockRow[];
  /** Who begins, counts and closes. */
  staffIds: readonly number[];
}

const hourMs = 3_600_000;

/** Counts of the last months; old ones are closed, the newest are under way. */
export function makeInventories(base: SeedBase, { storages, products, stocks, staffIds }: InventoryWorld) {
  const inStock = groupBy(stocks, (stock) => stock.storageId);
  const counted = storages.filter((storage) => !isLocker(storage));
  const items: ItemRow[] = [];
  const inventories = Array.from({ length: base.sizes.inventories }, (_, index) => {
    const inventory = makeInventory(base, index + 1, base.random.pick(counted).id ?? 0, staffIds);
    const books = booksOf(inStock.get(inventory.storageId) ?? []);
    // Of what nobody has begun to count there is nothing.
    if (inventory.status !== "NEW")
      for (const item of makeItems(base, inventory, books, products)) items.push({ ...item, id: items.length + 1 });
    return inventory;
  });
  return { inventories, items };
}

function makeInventory(base: SeedBase, id: number, storageId: number, staffIds: readonly number[]): InventoryRow {
  const { random, sizes } = base;
  const age = Math.round(((sizes.inventories - id) / sizes.inventories) * Math.min(sizes.days, 400));
  const created = momentBefore(base, age, [7, 18]);
  const status = statusOf(id, sizes.inventories);
  const ended = new Date(created.getTime() + random.int(1, 9) * hourMs);
  const createdById = random.pick(staffIds);
  const countedById = status === "NEW" ? null : random.pick(staffIds);
  return {
    id,
    storageId,
    status,
    createdById,
    countedById,
    counterIds: countedById === null ? [] : [countedById],
    clearedById: status === "CLEARED" ? random.pick(staffIds) : null,
    isBlind: id % 7 === 3,
    created,
    updated: status === "NEW" || ended > base.now ? created : ended,
  };
}

function makeItems(
  { random }: SeedBase,
  { id, created, countedById }: InventoryRow,
  books: ReadonlyMap<number, number>,
  products: readonly ProductRow[],
): Omit<ItemRow, "id">[] {
  const known = [...books.keys()];
  const chosen = known.length > 2 ? known : products.map((product) => product.id);
  return random.sample(chosen, random.int(3, 18)).map((productId) => {
    const scriptQuantity = books.get(productId) ?? 0;
    const difference = random.chance(0.7) ? 0 : random.int(-3, 2);
    return {
      inventoryId: id,
      productId,
      inventoryQuantity: Math.max(0, scriptQuantity + difference),
      scriptQuantity,
      countedAt: created,
      countedById,
      isLeftOut: false,
    };
  });
}

/** What the books say of each product of a storage, all batches together. */
function booksOf(stocks: readonly StockRow[]): Map<number, number> {
  const books = new Map<number, number>();
  for (const { productId, quantity } of stocks) books.set(productId, (books.get(productId) ?? 0) + quantity);
  return books;
}

/** The newest are under way; of the old ones a few were given up. */
function statusOf(id: number, count: number): InventoryRow["status"] {
  const fromNewest = count - id;
  if (fromNewest < 3) return "NEW";
  if (fromNewest < 5) return "COUNTING";
  if (fromNewest < 7) return "COUNTED";
  return id % 6 === 1 ? "CANCELLED" : "CLEARED";
}
