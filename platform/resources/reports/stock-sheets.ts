import { and, eq, isNotNull, sql, sum } from "drizzle-orm";
import { alphabetical } from "../../db/alphabetical";
import { lockerCells, lockers, shelfCells, shelves } from "../../db/schema/drafts";
import { storages } from "../../db/schema/places";
import { products, stocks } from "../../db/schema/products";
import { amount, quantity, type ReportReader, text } from "./report-sheet";

/** 5: what lies in the chain's storages now, whatever month is asked for. */
export const currentProductStock: ReportReader = async (read, { chainId }) => {
  const pieces = sum(stocks.quantity).mapWith(Number);
  const rows = await read
    .select({
      storage: storages.name,
      id: products.id,
      product: products.name,
      pieces,
      value: sum(sql`${stocks.quantity} * ${products.purchasePrice}`).mapWith(Number),
    })
    .from(stocks)
    .innerJoin(storages, eq(storages.id, stocks.storageId))
    .innerJoin(products, eq(products.id, stocks.productId))
    .where(eq(storages.chainId, chainId))
    .groupBy(storages.id, products.id)
    .orderBy(alphabetical(storages.name), alphabetical(products.name));
  return {
    columns: [
      text("Storage", 40),
      quantity("Product id"),
      text("Product", 40),
      quantity("Quantity"),
      amount("Value at purchase price, RON"),
    ],
    rows: rows.map(({ storage, id, product, pieces: count, value }) => [storage, id, product, count, value]),
  };
};

/** 6: what is mapped to the cells of the chain's machines now, with what lies there. */
export const currentMappedProductStock: ReportReader = async (read, { chainId }) => {
  const inStock = sql<number>`coalesce((select sum(${stocks.quantity}) from ${stocks}
    where ${stocks.storageId} = ${storages.id} and ${stocks.productId} = ${products.id}), 0)`;
  const fields = { storage: storages.name, id: products.id, product: products.name, pieces: inStock };
  const onShelves = await read
    .select({ ...fields, cell: shelfCells.alias })
    .from(shelfCells)
    .innerJoin(shelves, eq(shelves.id, shelfCells.shelfId))
    .innerJoin(storages, eq(storages.id, shelves.storageId))
    .innerJoin(products, eq(products.id, shelfCells.productId))
    .where(and(eq(storages.chainId, chainId), isNotNull(shelfCells.productId)))
    .orderBy(alphabetical(storages.name), shelfCells.id);
  const inLockers = await read
    .select({ ...fields, cell: lockerCells.alias })
    .from(lockerCells)
    .innerJoin(lockers, eq(lockers.id, lockerCells.lockerId))
    .innerJoin(storages, eq(storages.id, lockers.storageId))
    .innerJoin(products, eq(products.id, lockerCells.productId))
    .where(and(eq(storages.chainId, chainId), isNotNull(lockerCells.productId)))
    .orderBy(alphabetical(storages.name), lockerCells.id);
  return {
    columns: [
      text("Storage", 40),
      text("Cell", 10),
      quantity("Product id"),
      text("Product", 40),
      quantity("In stock there"),
    ],
    rows: [...onShelves, ...inLockers].map(({ storage, cell, id, product, pieces }) => [
      storage,
      cell,
      id,
      product,
      pieces,
    ]),
  };
};
