"use client";

import { useTranslations } from "next-intl";
import { isNotFound } from "@/lib/errors/is-not-found";
import { HitsFrame, type HitsPlace } from "./hits-frame";
import { OrderHits } from "./order-hits";
import { useOrder } from "./use-orders-by-id";

/** An order by its id (ORD-01). */
export function OneOrderHit({ id, url, rowsRef }: HitsPlace & { id: number }) {
  const t = useTranslations("customer_support.finder");
  const query = useOrder(id);
  const order = query.data;
  const isMissing = isNotFound(query.error);
  const count = order === undefined && !isMissing ? undefined : t("count", { count: order === undefined ? 0 : 1 });
  const none = isMissing ? { title: t("none.order", { id: String(id) }) } : undefined;
  return (
    <HitsFrame url={url} rowsRef={rowsRef} query={query} count={count} none={none}>
      {order && <OrderHits orders={[order]} url={url} />}
    </HitsFrame>
  );
}
