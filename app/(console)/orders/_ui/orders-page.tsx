"use client";

import { ListPage } from "@/components/list/list-page";
import { WayBackLink } from "@/components/shell/way-back-link";
import { ordersList } from "@/lib/resources/orders/orders.list";
import { OrderPreview } from "./order-preview";

export function OrdersPage() {
  return (
    <>
      <WayBackLink page="orders" />
      <ListPage list={ordersList} preview={OrderPreview} />
    </>
  );
}
