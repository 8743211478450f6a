import { currentStocksCalls } from "@/lib/resources/current_stocks/current-stocks.calls";
import { type QueryHandler, queryHandler } from "../../grpc/query-handler";
import type { PlatformContext } from "../../platform-context";
import { stockFilter } from "./current-stocks.filter";
import { listStocks } from "./list-stocks";
import { mappedStocks, stocksByProducts, stocksOfProduct, stockTotals } from "./stock-sums";

/** The reads of stock over QueryCommand (2§7). */
export function stockQueries(context: PlatformContext): QueryHandler[] {
  return [
    queryHandler(currentStocksCalls.list, async (filters, window) => {
      const where = stockFilter(context.database.read, filters, context.days);
      const { items, totalCount } = await listStocks(context, where, window, filters);
      return { Items: items, TotalCount: totalCount, ...(filters.totals && (await stockTotals(context, where))) };
    }),
    queryHandler(currentStocksCalls.byProducts, ({ productIds }, window) =>
      stocksByProducts(context, productIds, window),
    ),
    queryHandler(currentStocksCalls.mapped, ({ storageIds }, window) => mappedStocks(context, storageIds, window)),
    queryHandler(currentStocksCalls.ofProduct, ({ productId }, window) => stocksOfProduct(context, productId, window)),
  ];
}
