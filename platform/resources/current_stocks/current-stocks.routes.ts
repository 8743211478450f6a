import { and, eq, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { currentStocksCalls } from "@/lib/resources/current_stocks/current-stocks.calls";
import { productsToCount } from "@/lib/resources/inventory/products-to-count.calls";
import { defaultLimit } from "../../db/conditions";
import { readPageOf } from "../../db/read-page";
import { vatRates } from "../../db/schema/documents";
import { storages } from "../../db/schema/places";
import { products, stocks } from "../../db/schema/products";
import { route } from "../../http/route";
import type { PlatformContext } from "../../platform-context";
import { found } from "../../platform-error";
import { barcodesIn, barcodesOf } from "../products/barcodes";
import { trackingFilter } from "./current-stocks.filter";
import { listStocks } from "./list-stocks";
import { readProductsToCount } from "./products-to-count";
import { readMovedStocks } from "./read-movements";
import { stockLimit, stocksOfStorage, storageStock } from "./stocks-of-storage";
import { trustOf } from "./trusted-stocks";

export function stockRoutes(app: FastifyInstance, context: PlatformContext): void {
  const { read } = context.database;

  route(app, context, currentStocksCalls.ofStorage, async ({ params, query }) => {
    const { rows, totalCount } = await stocksOfStorage(read, { storageId: params.id, ...query });
    const barcodes = await barcodesIn(read, rows, ({ id }) => id);
    return { items: rows.map((row) => storageStock(row, barcodes.get(row.id))), totalCount };
  });

  route(app, context, currentStocksCalls.trust, async ({ params, query }) => {
    const { rows, totalCount } = await stocksOfStorage(read, { storageId: params.id, ...query });
    const productIds = rows.map(({ id }) => id);
    const [barcodes, trust] = await Promise.all([
      barcodesIn(read, rows, ({ id }) => id),
      trustOf(read, { storageId: params.id, productIds }),
    ]);
    return { items: rows.map((row) => ({ ...storageStock(row, barcodes.get(row.id)), ...trust(row) })), totalCount };
  });

  route(app, context, productsToCount, async ({ params, query }) => {
    found((await read.select({ id: storages.id }).from(storages).where(eq(storages.id, params.id)))[0]);
    const { offset = 0, limit = stockLimit } = query;
    const { inventory: inventoryId, categories, notCountedFor: days } = query;
    const counted = days === undefined ? undefined : { kind: "NOT_COUNTED" as const, days };
    const scope = categories === undefined ? counted : { kind: "CATEGORIES" as const, ids: [...categories] };
    return readProductsToCount(context, { storageId: params.id, inventoryId, scope, offset, limit });
  });

  route(app, context, currentStocksCalls.ofNode, async ({ params }) => {
    const { storageId, node } = params;
    found((await read.select({ id: storages.id }).from(storages).where(eq(storages.id, storageId)))[0]);
    const [row] = await read
      .select({
        name: products.name,
        rate: vatRates.rate,
        stock: sql<number>`coalesce(sum(${stocks.quantity}), 0)`,
        nearestExpirationDate: sql<
          string | null
        >`min(case when ${stocks.quantity} > 0 then ${stocks.expirationDate} end)`,
      })
      .from(products)
      .innerJoin(vatRates, eq(vatRates.id, products.vatRateId))
      .leftJoin(stocks, and(eq(stocks.productId, products.id), eq(stocks.storageId, storageId)))
      .where(eq(products.id, node))
      .groupBy(products.id);
    const { name, rate, stock, nearestExpirationDate } = found(row);
    const barcodes = await barcodesOf(read, [node]);
    return {
      productNodeReference: node,
      product: { id: node, name, barcode: barcodes.get(node) },
      stock,
      VAT: rate,
      nearestExpirationDate,
    };
  });

  route(app, context, currentStocksCalls.movements, async ({ query }) => {
    const { ids, totalCount } = await readPageOf(context.database, stocks, {
      where: trackingFilter(read, query, context.days),
      order: [stocks.updated, "DESC"],
      window: { offset: query.offset ?? 0, limit: query.limit ?? defaultLimit },
    });
    return { items: await readMovedStocks(read, ids), totalCount };
  });
  route(app, context, currentStocksCalls.tracking, ({ query }) =>
    listStocks(context, trackingFilter(read, query, context.days), {
      offset: query.offset ?? 0,
      limit: query.limit ?? defaultLimit,
    }),
  );
}
