"use client";

import { useTranslations } from "next-intl";
import { useCallQuery } from "@/components/calls/use-call-query";
import { longestPage } from "@/lib/calls/call";
import { customerSupportCalls } from "@/lib/resources/customer_support/customer-support.calls";
import { invoiceNumberText, invoicesNumbered } from "@/lib/resources/customer_support/finder/bearing-rows";
import type { Reading } from "@/lib/resources/customer_support/finder/reading";
import { ordersCalls } from "@/lib/resources/orders/orders.calls";
import { HitsFrame, type HitsPlace } from "./hits-frame";
import { OrderHits } from "./order-hits";

type InvoiceReading = Extract<Reading, { kind: "invoice" }>;

const quiet = { meta: { quiet: true } };

/** The orders that an invoice bills: it is found by its number (QRY-14, by a field of ours), they by their ids (ORD-08). */
export function InvoiceHits({ asked, url, rowsRef }: HitsPlace & { asked: InvoiceReading }) {
  const t = useTranslations("customer_support.finder");
  const number = invoiceNumberText(asked);
  const invoices = useCallQuery(customerSupportCalls.invoices, { filters: { number }, offset: 0, limit: 25 }, quiet);
  const found = invoices.data && invoicesNumbered(invoices.data.data.items, asked);
  const ids = [...new Set(found?.bearing.flatMap(({ orders }) => orders.map(({ id }) => id)))];
  const query = useCallQuery(
    ordersCalls.list,
    { query: { ids, limit: longestPage } },
    { ...quiet, enabled: ids.length > 0 },
  );
  const isNone = found !== undefined && ids.length === 0;
  // A platform may pass over the ids as well.
  const orders = query.data?.data.items.filter(({ id }) => ids.includes(id));
  const isKnown = isNone || orders !== undefined;
  return (
    <HitsFrame
      rowsRef={rowsRef}
      query={invoices.data === undefined ? invoices : query}
      count={isKnown ? t("count", { count: orders?.length ?? 0 }) : undefined}
      none={isNone ? { title: t("none.invoice", { number }) } : undefined}
      notice={found?.isSeenThrough ? t("notBy.invoice") : undefined}
    >
      <OrderHits orders={orders ?? []} url={url} />
    </HitsFrame>
  );
}
