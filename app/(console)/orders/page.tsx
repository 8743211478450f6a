import { HydrationBoundary } from "@tanstack/react-query";
import { firstCalls } from "@/lib/list/first-calls";
import type { PageQuery } from "@/lib/list/list-url";
import { ordersList } from "@/lib/resources/orders/orders.list";
import { prefetchCalls } from "@/server/bff/prefetch";
import { requireSession } from "@/server/bff/require-session";
import { pageMetadata } from "@/server/i18n/page-metadata";
import { OrdersPage } from "./_ui/orders-page";

export const generateMetadata = () => pageMetadata("orders");

export default async function Page({ searchParams }: { searchParams: Promise<PageQuery> }) {
  const session = await requireSession({ page: "orders" });
  const state = await prefetchCalls(session, firstCalls(ordersList, await searchParams));
  return (
    <HydrationBoundary state={state}>
      <OrdersPage />
    </HydrationBoundary>
  );
}
