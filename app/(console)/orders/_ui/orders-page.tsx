"use client";

import { useTranslations } from "next-intl";
import { ListPage } from "@/components/list/list-page";
import type { PreviewBodyProps } from "@/components/list/panel/list-preview";
import { PreviewSection } from "@/components/record/preview-section";
import { ReturnLink } from "@/components/shell/return-link";
import { type OrderDetail, ordersList } from "@/lib/resources/orders/orders.list";
import { OrderCustomer } from "./order-customer";
import { OrderDelivery } from "./order-delivery";
import { OrderInvoice } from "./order-invoice";
import { OrderItems } from "./order-items";
import { OrderPayments } from "./order-payments";
import { OrderStatusLine } from "./order-status-line";
import { PreviousOrders } from "./previous-orders";

export function OrdersPage() {
  return (
    <>
      <ReturnLink page="orders" />
      <ListPage list={ordersList} preview={OrderPreview} />
    </>
  );
}

/** An order, whole (ORDR-001). */
function OrderPreview({ detail: order, fields, urlOf, onOpen }: PreviewBodyProps<OrderDetail>) {
  const t = useTranslations("orders");
  return (
    <>
      <OrderStatusLine order={order} />
      <OrderItems items={order.orderItems} />
      <PreviewSection title={t("details")}>{fields}</PreviewSection>
      <OrderDelivery order={order} />
      <OrderCustomer user={order.user} />
      <OrderInvoice invoice={order.invoice} />
      <OrderPayments payments={order.payments} />
      {order.user && <PreviousOrders userId={order.user.id} current={order} urlOf={urlOf} onOpen={onOpen} />}
    </>
  );
}
