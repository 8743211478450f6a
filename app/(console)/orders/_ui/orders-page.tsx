"use client";

import { ListPage } from "@/components/list/list-page";
import { ordersList } from "@/lib/resources/orders/orders.list";
import { OrderPreview } from "./order-preview";

export function OrdersPage() {
  return <ListPage list={ordersList} preview={OrderPreview} />;
}
