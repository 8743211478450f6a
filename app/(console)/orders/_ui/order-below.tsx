"use client";

import { useTranslations } from "next-intl";
import type { PreviewBodyProps } from "@/components/list/panel/list-preview";
import { PreviewSection } from "@/components/record/preview-section";
import type { OrderDetail } from "@/lib/resources/orders/orders.list";
import { OrderDelivery } from "./order-delivery";
import { OrderInvoice } from "./order-invoice";
import { PreviousOrders } from "./previous-orders";

/** What stands below the lines that an order is opened for. */
export function OrderBelow({ detail: order, fields, urlOf, onOpen }: Omit<PreviewBodyProps<OrderDetail>, "onGone">) {
  const t = useTranslations("orders");
  return (
    <>
      <OrderDelivery order={order} />
      <OrderInvoice invoice={order.invoice} />
      <PreviewSection title={t("details")}>{fields}</PreviewSection>
      {order.user && <PreviousOrders userId={order.user.id} current={order} urlOf={urlOf} onOpen={onOpen} />}
    </>
  );
}
