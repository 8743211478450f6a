"use client";

import dynamic from "next/dynamic";
import { orNotLoaded } from "@/components/feedback/or-not-loaded";
import { ListPage } from "@/components/list/list-page";
import type { PreviewBodyProps } from "@/components/list/panel/list-preview";
import { Deferred } from "@/components/record/deferred";
import { Skeleton } from "@/components/ui/skeleton";
import { useFetchedWhenIdle } from "@/components/ui/use-fetched-when-idle";
import { type OrderDetail, ordersList } from "@/lib/resources/orders/orders.list";
import { OrderCustomer } from "./order-customer";
import { OrderStatusLine } from "./order-status-line";

/** These come with the first order that is looked at, or before it: the list needs none of them. */
const parts = {
  steps: () => import("./order-cancel"),
  contradictions: () => import("./order-contradictions"),
  chronology: () => import("./order-chronology"),
  payments: () => import("./order-payments"),
  items: () => import("./order-items"),
  below: () => import("./order-below"),
};
const OrderCancel = dynamic(
  orNotLoaded(async () => (await parts.steps()).OrderCancel),
  {
    loading: () => <div className="h-control-small" />,
  },
);
const OrderContradictions = dynamic(orNotLoaded(async () => (await parts.contradictions()).OrderContradictions));
const OrderChronology = dynamic(
  orNotLoaded(async () => (await parts.chronology()).OrderChronology),
  {
    loading: () => <Skeleton className="h-36" />,
  },
);
const OrderPayments = dynamic(
  orNotLoaded(async () => (await parts.payments()).OrderPayments),
  {
    loading: () => <Skeleton className="h-36" />,
  },
);
const OrderItems = dynamic(
  orNotLoaded(async () => (await parts.items()).OrderItems),
  {
    loading: () => <Skeleton className="h-36" />,
  },
);
const OrderBelow = dynamic(orNotLoaded(async () => (await parts.below()).OrderBelow));

/** Asked for once a record is shown. */
const counts = async () => (await import("@/lib/resources/orders/orders.counts")).orderCounts;

export function OrdersPage() {
  useFetchedWhenIdle(parts);
  return <ListPage list={ordersList} preview={OrderPreview} counts={counts} />;
}

/** An order, whole (ORDR-001): who ordered and whether it is paid come first, for that is what people call about. */
function OrderPreview({ detail: order, fields, urlOf, onOpen }: PreviewBodyProps<OrderDetail>) {
  return (
    <>
      <OrderContradictions order={order} />
      <OrderStatusLine order={order} />
      <OrderCancel order={order} />
      <OrderCustomer order={order} />
      <OrderChronology order={order} />
      <OrderPayments order={order} />
      <OrderItems items={order.orderItems} />
      <Deferred>
        <OrderBelow detail={order} fields={fields} urlOf={urlOf} onOpen={onOpen} />
      </Deferred>
    </>
  );
}
