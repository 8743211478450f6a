import { warehouseCalls } from "@/lib/resources/dashboard-wh/dashboard-wh.calls";
import { storagesCalls } from "@/lib/resources/storages/storages.calls";
import { usersCalls } from "@/lib/resources/users/users.calls";
import type { PageKey } from "@/lib/roles/pages";
import type { PageSession } from "@/server/bff/require-session";
import type { Figure } from "./_ui/figure-cards";

/** What waits for a person now, as far as they may open the page behind it. Read in parallel. */
export async function homeFigures(session: PageSession): Promise<Figure[]> {
  const mayOpen = (page: PageKey) => session.view.pages.includes(page);
  const sources = [
    { page: "dashboard-wh", read: () => warehouseFigures(session) },
    { page: "storages", read: () => activeStorages(session) },
    { page: "users", read: () => accounts(session) },
  ] as const;
  const read = await Promise.all(
    sources.filter(({ page }) => mayOpen(page)).map(({ page, read }) => read().catch(() => unread(page))),
  );
  return read.flat().filter(({ page }) => mayOpen(page));
}

/** A figure that could not be read is shown as such: a 0 would be a lie. */
function unread(page: Figure["page"]): Figure[] {
  return [{ key: "unread", page, value: undefined, isListed: true }];
}

async function warehouseFigures(session: PageSession): Promise<Figure[]> {
  const { data } = await session.call(warehouseCalls.report, {});
  return [
    { key: "ordersToday", page: "orders", value: data.ordersToday, isListed: true },
    { key: "ordersInProgress", page: "orders", value: data.ordersInProgress, isListed: true },
    { key: "receptionsThisWeek", page: "receptions", value: data.receptionsThisWeek, isListed: true },
    { key: "expiringBatches", page: "dashboard-wh", value: data.expiringBatches, isListed: true },
    { key: "expiredBatches", page: "dashboard-wh", value: data.expiredBatches, isListed: false },
  ];
}

async function activeStorages(session: PageSession): Promise<Figure[]> {
  const { data } = await session.call(storagesCalls.list, { query: { isActive: true, limit: 1 } });
  return [{ key: "activeStorages", page: "storages", value: data.totalCount, isListed: false }];
}

async function accounts(session: PageSession): Promise<Figure[]> {
  const { data } = await session.call(usersCalls.list, { query: { limit: 1 } });
  return [{ key: "accounts", page: "users", value: data.totalCount, isListed: false }];
}
