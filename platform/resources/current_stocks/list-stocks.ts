import type { SQL } from "drizzle-orm";
import { readPageOf } from "../../db/read-page";
import { stocks } from "../../db/schema/products";
import type { RowWindow } from "../../grpc/query-handler";
import type { PlatformContext } from "../../platform-context";
import type { StockFilters } from "./current-stocks.filter";
import { readStocks } from "./stock-rows";

const sortColumns = {
  Id: stocks.id,
  Stock: stocks.quantity,
  ExpirationDate: stocks.expirationDate,
  Updated: stocks.updated,
};

/** A page of stocks, what changed last first unless asked otherwise. */
export async function listStocks(
  context: PlatformContext,
  where: SQL | undefined,
  window: RowWindow,
  { sort = "Updated", order = "DESC" }: Pick<StockFilters, "sort" | "order"> = {},
) {
  const { ids, totalCount } = await readPageOf(context.database, stocks, {
    where,
    order: [sortColumns[sort], order],
    window,
  });
  return { items: await readStocks(context, ids), totalCount };
}
