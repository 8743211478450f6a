"use client";

import dynamic from "next/dynamic";
import { ListPage } from "@/components/list/list-page";
import { PreviewSkeleton } from "@/components/list/preview-skeleton";
import { ordersList } from "@/lib/resources/orders/orders.list";

const OrderPreview = dynamic(async () => (await import("./order-preview")).OrderPreview, { loading: PreviewSkeleton });

export function OrdersPage() {
  return <ListPage list={ordersList} preview={OrderPreview} />;
}
