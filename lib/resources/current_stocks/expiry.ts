import { addDays } from "@/lib/dates/day";
import type { AppliedFilters, ListSort } from "@/lib/list/url/list-state";

/** Some of the stocks, as the filters of their list say it, and the order in which they matter. */
export interface ExpiryStocks {
  filters: AppliedFilters;
  sort: ListSort;
}

/** From today on, as the sentences of the home page and of the warehouse say. */
const soonDays = 30;

/** Stocks with pieces left that reach their last day soon, today included. @param today YYYY-MM-DD */
export function expiringStocks(today: string): ExpiryStocks {
  return withPieces(`${today}&${addDays(today, soonDays)}`);
}

/** Stocks with pieces left whose last day is over. @param today YYYY-MM-DD */
export function expiredStocks(today: string): ExpiryStocks {
  return withPieces(`&${addDays(today, -1)}`);
}

/** No piece of an empty stock can expire. */
function withPieces(expirationDate: string): ExpiryStocks {
  return { filters: { expirationDate, quantity: "1&" }, sort: { key: "expirationDate", order: "ASC" } };
}
