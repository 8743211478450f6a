"use client";

import { ListPage } from "@/components/list/list-page";
import { ReturnLink } from "@/components/shell/return-link";
import { ordersList } from "@/lib/resources/orders/orders.list";
import { OrderPreview } from "./order-preview";

export function OrdersPage() {
  return (
    <>
      <ReturnLink page="orders" />
      <ListPage list={ordersList} preview={OrderPreview} />
    </>
  );
}
