import { and, desc, eq, inArray } from "drizzle-orm";
import type { CallWire } from "@/lib/calls/call";
import type { currentStocksCalls } from "@/lib/resources/current_stocks/current-stocks.calls";
import type { Reader } from "../../db/database";
import { inOrderOf } from "../../db/read-page";
import { storages } from "../../db/schema/places";
import { batches, stocks } from "../../db/schema/products";
import { stockMovements } from "../../db/schema/stock-movements";
import { momentText } from "../../wire-values";
import { peopleOf } from "../users/people";

type MovedStock = CallWire<typeof currentStocksCalls.movements>["items"][number];

/** Of each stock so many, the newest. */
const mostMovements = 500;

/** Stocks of these ids, in their order, each with what came and went. */
export async function readMovedStocks(read: Reader, ids: readonly number[]): Promise<MovedStock[]> {
  const rows = await read
    .select({
      stock: stocks,
      storage: { id: storages.id, name: storages.name },
      batch: { id: batches.id, number: batches.number },
    })
    .from(stocks)
    .innerJoin(storages, eq(storages.id, stocks.storageId))
    .innerJoin(batches, eq(batches.id, stocks.batchId))
    .where(inArray(stocks.id, [...ids]));
  return Promise.all(
    inOrderOf(ids, rows, ({ stock }) => stock.id).map(async ({ stock, storage, batch }) => ({
      Id: stock.id,
      storage,
      batch,
      product: { id: stock.productId },
      stock: stock.quantity,
      movements: await movementsOf(read, stock),
      movementCount: await read.$count(stockMovements, ofStock(stock)),
    })),
  );
}

function ofStock({ storageId, productId, batchId }: typeof stocks.$inferSelect) {
  return and(
    eq(stockMovements.storageId, storageId),
    eq(stockMovements.productId, productId),
    eq(stockMovements.batchId, batchId),
  );
}

async function movementsOf(read: Reader, stock: typeof stocks.$inferSelect) {
  const rows = await read
    .select()
    .from(stockMovements)
    .where(ofStock(stock))
    .orderBy(desc(stockMovements.moment), desc(stockMovements.id))
    .limit(mostMovements);
  const people = await peopleOf(
    read,
    rows.map(({ madeById }) => madeById),
  );
  return rows.map(({ id, moment, pieces, kind, documentId, madeById }) => {
    const person = madeById === null ? undefined : people.get(madeById);
    return {
      id,
      moment: momentText(moment),
      pieces,
      kind,
      documentId,
      madeBy: person && { id: person.id, fullName: `${person.firstName} ${person.lastName}` },
    };
  });
}
