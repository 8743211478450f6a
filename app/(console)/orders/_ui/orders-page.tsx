"use client";

import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { ListPage } from "@/components/list/list-page";
import type { PreviewBodyProps } from "@/components/list/panel/list-preview";
import { Deferred } from "@/components/record/deferred";
import { PreviewSection } from "@/components/record/preview-section";
import { ReturnLink } from "@/components/shell/return-link";
import { Skeleton } from "@/components/ui/skeleton";
import { whenIdle } from "@/components/ui/when-idle";
import { type OrderDetail, ordersList } from "@/lib/resources/orders/orders.list";
import { OrderCustomer } from "./order-customer";
import { OrderDelivery } from "./order-delivery";
import { OrderInvoice } from "./order-invoice";
import { OrderItems } from "./order-items";
import { OrderPayments } from "./order-payments";
import { OrderStatusLine } from "./order-status-line";

/** These come with the first order that is looked at, or before: the list needs none of them. */
const OrderContradictions = dynamic(async () => (await import("./order-contradictions")).OrderContradictions);
const OrderChronology = dynamic(async () => (await import("./order-chronology")).OrderChronology, {
  loading: () => <Skeleton className="h-36" />,
});
const PreviousOrders = dynamic(async () => (await import("./previous-orders")).PreviousOrders);

/** What stands high in a preview is there by the first click on a row. */
function fetchCode() {
  import("./order-contradictions").catch(() => undefined);
  import("./order-chronology").catch(() => undefined);
}

export function OrdersPage() {
  useEffect(() => whenIdle(fetchCode), []);
  return (
    <>
      <ReturnLink page="orders" />
      <ListPage list={ordersList} preview={OrderPreview} />
    </>
  );
}

/** An order, whole (ORDR-001): who ordered and whether it is paid come first, for that is what people call about. */
function OrderPreview({ detail: order, fields, urlOf, onOpen }: PreviewBodyProps<OrderDetail>) {
  const t = useTranslations("orders");
  return (
    <>
      <OrderContradictions order={order} />
      <OrderStatusLine order={order} />
      <OrderCustomer user={order.user} />
      <OrderChronology order={order} />
      <OrderPayments order={order} />
      <OrderItems items={order.orderItems} />
      <Deferred>
        <OrderDelivery order={order} />
        <OrderInvoice invoice={order.invoice} />
        <PreviewSection title={t("details")}>{fields}</PreviewSection>
        {order.user && <PreviousOrders userId={order.user.id} current={order} urlOf={urlOf} onOpen={onOpen} />}
      </Deferred>
    </>
  );
}
