import { ListFrame } from "@/components/list/list-frame";
import type { PageQuery } from "@/lib/list/url/list-url";
import { ordersList } from "@/lib/resources/orders/orders.list";
import { firstOfList } from "@/server/bff/first-of-list";
import { requireSession } from "@/server/bff/require-session";
import { pageMetadata } from "@/server/i18n/page-metadata";
import { OrdersPage } from "./_ui/orders-page";

export const generateMetadata = () => pageMetadata("orders");

export default async function Page({ searchParams }: { searchParams: Promise<PageQuery> }) {
  const session = await requireSession({ page: "orders" });
  return (
    <ListFrame {...(await firstOfList(session, ordersList, searchParams))}>
      <OrdersPage />
    </ListFrame>
  );
}
