import { asc, count, eq, inArray, sql } from "drizzle-orm";
import type { CallWire } from "@/lib/calls/call";
import type { inventoryCalls } from "@/lib/resources/inventory/inventory.calls";
import { alphabetical } from "../../db/alphabetical";
import type { Reader } from "../../db/database";
import { inOrderOf } from "../../db/read-page";
import { inventories, inventoryItems } from "../../db/schema/inventory";
import { storages } from "../../db/schema/places";
import { products } from "../../db/schema/products";
import { groupBy } from "../../group-by";
import { pictureUrl } from "../../pictures/picture-url";
import type { PlatformContext } from "../../platform-context";
import { found } from "../../platform-error";
import { decimalText, momentText } from "../../wire-values";
import { barcodesIn } from "../products/barcodes";
import { type Person, peopleOf } from "../users/people";
import type { InventoryRow } from "./inventory-rights";
import { joinedTo } from "./joined-counts";

type InventoryWire = CallWire<typeof inventoryCalls.list>["Items"][number];
type ItemWire = CallWire<typeof inventoryCalls.one>["Items"][number]["InventoryItems"][number];

/** The counts of these ids, in their order, each with its sums. */
export async function readInventories(read: Reader, ids: readonly number[]): Promise<InventoryWire[]> {
  const rows = await read
    .select({ inventory: inventories, storage: { id: storages.id, name: storages.name } })
    .from(inventories)
    .innerJoin(storages, eq(storages.id, inventories.storageId))
    .where(inArray(inventories.id, [...ids]));
  const sums = await sumsOf(read, ids);
  const joined = groupBy(
    await joinedTo(
      read,
      rows.map(({ inventory }) => rootIdOf(inventory)),
    ),
    rootIdOf,
  );
  const people = await peopleOf(
    read,
    [...rows.map(({ inventory }) => inventory), ...[...joined.values()].flat()].flatMap(
      ({ createdById, countedById, clearedById, counterIds }) => [createdById, countedById, clearedById, ...counterIds],
    ),
  );
  const personOf = (id: number | null) => namedIn(people, id);
  const isJoined = (inventory: InventoryRow) => (joined.get(rootIdOf(inventory)) ?? []).length > 1;
  return inOrderOf(ids, rows, ({ inventory }) => inventory.id).map(({ inventory, storage }) => ({
    Id: inventory.id,
    Status: inventory.status,
    ProductsNumber: sums.get(inventory.id)?.products ?? 0,
    Created: momentText(inventory.created),
    Updated: momentText(inventory.updated),
    StorageId: inventory.storageId,
    Storage: storage,
    InventoryQuantity: sums.get(inventory.id)?.counted ?? 0,
    ScriptQuantity: sums.get(inventory.id)?.booked ?? 0,
    CreatedBy: found(personOf(inventory.createdById)),
    CountedBy: personOf(inventory.countedById),
    ClearedBy: personOf(inventory.clearedById),
    IsBlind: inventory.isBlind,
    JoinedTo: isJoined(inventory) ? rootIdOf(inventory) : undefined,
    JoinedIds: isJoined(inventory) ? joined.get(rootIdOf(inventory))?.map(({ id }) => id) : undefined,
    Counters: countersOf(joined.get(rootIdOf(inventory)) ?? []).flatMap((id) => personOf(id) ?? []),
    Scope: inventory.scope ?? undefined,
    Note: inventory.note,
  }));
}

/** The products of a count by name. */
export async function readItems(context: PlatformContext, inventory: InventoryWire): Promise<ItemWire[]> {
  const { read } = context.database;
  const rows = await read
    .select({ item: inventoryItems, name: products.name, price: products.purchasePrice })
    .from(inventoryItems)
    .innerJoin(products, eq(products.id, inventoryItems.productId))
    .where(eq(inventoryItems.inventoryId, inventory.Id))
    .orderBy(asc(alphabetical(products.name)), asc(inventoryItems.id));
  const barcodes = await barcodesIn(read, rows, ({ item }) => item.productId);
  const people = await peopleOf(
    read,
    rows.map(({ item }) => item.countedById),
  );
  return rows.map(({ item, name, price }) => ({
    Id: item.id,
    InventoryItemId: item.id,
    ProductId: item.productId,
    Barcode: barcodes.get(item.productId),
    Name: name,
    productImage: pictureUrl(context, item.productId),
    InventoryQuantity: item.inventoryQuantity,
    ScriptQuantity: item.scriptQuantity,
    CountedAt: item.countedAt && momentText(item.countedAt),
    CountedBy: namedIn(people, item.countedById),
    IsLeftOut: item.isLeftOut,
    Note: item.note,
    PurchasePrice: decimalText(price),
    storage: inventory.Storage,
  }));
}

/** Who may count in these counts, and who might before: nobody forgets what they have seen in one. */
function countersOf(counts: readonly InventoryRow[]): (number | null)[] {
  return [...new Set(counts.flatMap(({ countedById, counterIds }) => [countedById, ...counterIds]))];
}

function rootIdOf({ id, joinedToId }: InventoryRow): number {
  return joinedToId ?? id;
}

async function sumsOf(read: Reader, inventoryIds: readonly number[]) {
  const rows = await read
    .select({
      id: inventoryItems.inventoryId,
      products: count(),
      counted: sql<number>`sum(${inventoryItems.inventoryQuantity})`,
      booked: sql<number>`sum(${inventoryItems.scriptQuantity})`,
    })
    .from(inventoryItems)
    .where(inArray(inventoryItems.inventoryId, [...inventoryIds]))
    .groupBy(inventoryItems.inventoryId);
  return new Map(rows.map((row) => [row.id, row]));
}

function namedIn(people: ReadonlyMap<number, Person>, id: number | null) {
  const person = id === null ? undefined : people.get(id);
  return person && { id: person.id, fullName: fullName(person) };
}

function fullName({ firstName, lastName }: Person): string {
  return `${firstName} ${lastName}`;
}
