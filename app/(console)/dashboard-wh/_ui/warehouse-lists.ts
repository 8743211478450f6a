import { startOfWeek } from "@/lib/dates/day";
import { listLink } from "@/lib/list/url/list-link";
import { falling, rising } from "@/lib/list/url/sorts";
import { type ExpiryStocks, expiredStocks, expiringStocks } from "@/lib/resources/current_stocks/expiry";
import type { ListPageKey } from "@/lib/roles/pages";

/** The list behind a figure of the warehouse. */
export interface WarehouseList {
  page: ListPageKey;
  href: string;
}

export type WarehouseFigure =
  | "receptionsThisWeek"
  | "expiringStocks"
  | "expiredStocks"
  | "ordersToday"
  | "ordersInProgress";

/** What each figure of the platform's report counts, as the list's own filters say it. @param today YYYY-MM-DD */
export function warehouseLists(today: string): Record<WarehouseFigure, WarehouseList> {
  const stocks = ({ filters, sort }: ExpiryStocks): WarehouseList => ({
    page: "current_stocks",
    href: listLink("current_stocks", filters, sort),
  });
  return {
    receptionsThisWeek: {
      page: "receptions",
      href: listLink("receptions", { created: `${startOfWeek(today)}&${today}` }, falling("created")),
    },
    expiringStocks: stocks(expiringStocks(today)),
    expiredStocks: stocks(expiredStocks(today)),
    ordersToday: { page: "orders", href: listLink("orders", { eventDate: "today" }, falling("eventDate")) },
    ordersInProgress: {
      page: "orders",
      href: listLink("orders", { status: "IN_PROGRESS" }, rising("eventDate")),
    },
  };
}
