"use client";

import { useTranslations } from "next-intl";
import { useCallQuery } from "@/components/calls/use-call-query";
import { ordersCalls } from "@/lib/resources/orders/orders.calls";
import { HitsFrame, type HitsPlace } from "./hits-frame";
import { OrderHits } from "./order-hits";

/** An order by its id (ORD-01). */
export function OneOrderHit({ id, url, rowsRef }: HitsPlace & { id: number }) {
  const t = useTranslations("customer_support.finder");
  const query = useCallQuery(ordersCalls.one, { params: { id } }, { meta: { quiet: true } });
  const order = query.data?.data;
  const isMissing = query.error?.code === "not-found";
  const count = order === undefined && !isMissing ? undefined : t("count", { count: order === undefined ? 0 : 1 });
  const none = isMissing ? { title: t("none.order", { id: String(id) }) } : undefined;
  return (
    <HitsFrame rowsRef={rowsRef} query={query} count={count} none={none}>
      {order && <OrderHits orders={[order]} url={url} />}
    </HitsFrame>
  );
}
