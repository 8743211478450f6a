"use client";

import dynamic from "next/dynamic";
import { useLocale, useTimeZone, useTranslations } from "next-intl";
import { useCallQuery } from "@/components/calls/use-call-query";
import { orNotLoaded } from "@/components/feedback/or-not-loaded";
import { Picture } from "@/components/record/picture";
import { RecordLink } from "@/components/record/record-link";
import { Badge } from "@/components/ui/badge";
import { Disclosure } from "@/components/ui/disclosure";
import { formatMoment } from "@/lib/dates/format";
import { defaultTimeZone } from "@/lib/dates/time-zone";
import { productRecord } from "@/lib/list/declare/named-product";
import { recordOf } from "@/lib/list/declare/named-record";
import { defaultCurrency } from "@/lib/money/currency";
import { formatMoney, formatQuantity } from "@/lib/money/format";
import { customerSupportCalls } from "@/lib/resources/customer_support/customer-support.calls";
import type { SupportOrder } from "@/lib/resources/customer_support/support-rows";
import { explainOrderStatus } from "@/lib/resources/orders/order-status";
import { orderStatusTones } from "@/lib/resources/orders/order-words";
import { CustomerRows } from "./customer-rows";
import { useMoreRows } from "./use-more-rows";

/** It comes with the first orders that are looked at. */
const OrderStepsOnDemand = dynamic(
  orNotLoaded(
    async () => (await import("@/components/resources/orders/cancel/order-steps-on-demand")).OrderStepsOnDemand,
  ),
  { loading: () => <div className="h-control-small" /> },
);

/** A customer's orders, each with its items on demand (CUST-007). */
export function CustomerOrders({ userId }: { userId: number }) {
  const t = useTranslations("customer_support.orders");
  const { asked, kept, more } = useMoreRows(userId, customerSupportCalls.orders.mostRows);
  const query = useCallQuery(customerSupportCalls.orders, asked, kept);
  return (
    <CustomerRows query={query} none={t("none")} onMore={more}>
      {(orders) => (
        <ul className="divide-y divide-line">
          {orders.map((order) => (
            <CustomerOrder key={order.id} order={order} />
          ))}
        </ul>
      )}
    </CustomerRows>
  );
}

function CustomerOrder({ order }: { order: SupportOrder }) {
  const t = useTranslations("customer_support.orders");
  const words = useTranslations("order-words");
  const locale = useLocale();
  const timeZone = useTimeZone() ?? defaultTimeZone;
  const { status } = explainOrderStatus(order);
  return (
    <li className="flex flex-col gap-1 py-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-medium">
          <RecordLink record={recordOf("orders", order)}>{order.id}</RecordLink>
        </span>
        <span className="text-ink-muted">{formatMoment(order.eventDate, timeZone)}</span>
        <Badge tone={orderStatusTones[status]}>{words(`status.${status}`)}</Badge>
        <span className="flex-1 text-right">{formatMoney(order.amount, defaultCurrency, locale)}</span>
      </div>
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <p className="text-ink-muted text-sm">
          {words(`orderType.${order.orderType}`)}, {order.storageName}
        </p>
        <OrderStepsOnDemand id={order.id} />
      </div>
      <Disclosure title={t("items", { count: order.items.length })}>
        <ul className="mt-1 flex flex-col gap-1">
          {order.items.map(({ barcode, name, image, quantity, price }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the wire gives items no id, and their order is fixed.
            <li key={index} className="flex items-center gap-3">
              <Picture address={image} text="" />
              <div className="min-w-0 flex-1">
                <p className="wrap-anywhere">
                  <RecordLink record={productRecord({ barcode })}>{name}</RecordLink>
                </p>
                <p className="text-ink-muted text-xs">{barcode}</p>
              </div>
              <span>
                {formatQuantity(quantity, locale)} × {formatMoney(price, defaultCurrency, locale)}
              </span>
            </li>
          ))}
        </ul>
      </Disclosure>
    </li>
  );
}
