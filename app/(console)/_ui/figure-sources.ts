import type { AnyArgs } from "@/lib/calls/address";
import type { Call, CallAnswer, CallArgs } from "@/lib/calls/call";
import { warehouseCalls } from "@/lib/resources/dashboard-wh/dashboard-wh.calls";
import { storagesCalls } from "@/lib/resources/storages/storages.calls";
import { usersCalls } from "@/lib/resources/users/users.calls";
import type { PageKey } from "@/lib/roles/pages";
import type { Figure } from "./figure-cards";

/** One call and the numbers that it brings. */
export interface FigureSource<C extends Call> {
  /** Who may open this page may ask. */
  page: PageKey;
  call: C;
  args: CallArgs<C> & AnyArgs;
  figures(answer: CallAnswer<C>): Figure[];
}

function source<C extends Call>(declared: FigureSource<C>): FigureSource<C> {
  return declared;
}

/** What waits for a person now, as far as they may open the page behind it. */
export const figureSources = {
  warehouse: source({
    page: "dashboard-wh",
    call: warehouseCalls.report,
    args: {},
    figures: (report) => [
      { key: "ordersToday", page: "orders", value: report.ordersToday, isListed: true },
      { key: "ordersInProgress", page: "orders", value: report.ordersInProgress, isListed: true },
      { key: "receptionsThisWeek", page: "receptions", value: report.receptionsThisWeek, isListed: true },
      { key: "expiringBatches", page: "dashboard-wh", value: report.expiringBatches, isListed: true },
      { key: "expiredBatches", page: "dashboard-wh", value: report.expiredBatches, isListed: false },
    ],
  }),
  storages: source({
    page: "storages",
    call: storagesCalls.list,
    args: { query: { isActive: true, limit: 1 } },
    figures: ({ totalCount }) => [{ key: "activeStorages", page: "storages", value: totalCount, isListed: false }],
  }),
  users: source({
    page: "users",
    call: usersCalls.list,
    args: { query: { limit: 1 } },
    figures: ({ totalCount }) => [{ key: "accounts", page: "users", value: totalCount, isListed: false }],
  }),
};

/** The calls that the first HTML needs. */
export function figureCalls(pages: readonly PageKey[]) {
  const { warehouse, storages, users } = figureSources;
  return [warehouse, storages, users]
    .filter(({ page }) => pages.includes(page))
    .map(({ call, args }) => [call, args] as const);
}
