"use client";

import { useTranslations } from "next-intl";
import type { PreviewBodyProps } from "@/components/list/panel/list-preview";
import { PreviewSection } from "@/components/record/preview-section";
import type { OrderDetail } from "@/lib/resources/orders/orders.list";
import { OrderCustomer } from "./order-customer";
import { OrderDelivery } from "./order-delivery";
import { OrderInvoice } from "./order-invoice";
import { OrderItems } from "./order-items";
import { OrderPayments } from "./order-payments";
import { OrderStatusLine } from "./order-status-line";
import { PreviousOrders } from "./previous-orders";

/** An order, whole (ORDR-001). */
export function OrderPreview({ detail: order, fields, urlOf, onOpen }: PreviewBodyProps<OrderDetail>) {
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
