"use client";

import { useTranslations } from "next-intl";
import { customerSupportCalls } from "@/lib/resources/customer_support/customer-support.calls";
import { invoiceNumberText, invoicesNumbered } from "@/lib/resources/customer_support/finder/bearing-rows";
import type { Reading } from "@/lib/resources/customer_support/finder/reading";
import { HitsFrame, type HitsPlace } from "./hits-frame";
import { OrderHits } from "./order-hits";
import { useOrdersById } from "./use-orders-by-id";
import { nobodysId, useOwnField } from "./use-own-field";

type InvoiceReading = Extract<Reading, { kind: "invoice" }>;

/** The documents' way to ask for invoices. */
const ofNobody = { filters: { userId: nobodysId }, offset: 0, limit: 1 };

/** The orders that an invoice bills: it is found by its number (QRY-14, by a field of ours), they by their ids (ORD-08). */
export function InvoiceHits({ asked, url, rowsRef }: HitsPlace & { asked: InvoiceReading }) {
  const t = useTranslations("customer_support.finder");
  const number = invoiceNumberText(asked);
  const { invoices: call } = customerSupportCalls;
  const args = { filters: { number }, offset: 0, limit: 25 };
  const { query: invoices, isRefused } = useOwnField(call, args, ofNobody);
  const found = invoices.data && invoicesNumbered(invoices.data.data.items, asked);
  const ids = [...new Set(found?.bearing.flatMap(({ orders }) => orders.map(({ id }) => id)))];
  const query = useOrdersById(ids);
  const orders = found && query.data;
  const isNone = found !== undefined && ids.length === 0;
  return (
    <HitsFrame
      url={url}
      rowsRef={rowsRef}
      query={invoices.data === undefined ? invoices : query}
      count={orders && t("count", { count: orders.length })}
      none={isNone ? { title: t("none.invoice", { number }) } : undefined}
      notice={isRefused || found?.isSeenThrough ? t("notBy.invoice") : undefined}
    >
      <OrderHits orders={orders ?? []} url={url} />
    </HitsFrame>
  );
}
