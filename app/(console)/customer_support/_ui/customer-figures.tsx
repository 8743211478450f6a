"use client";

import { useLocale, useNow, useTranslations } from "next-intl";
import { MissingAnswer } from "@/components/calls/missing-answer";
import { useCallQuery } from "@/components/calls/use-call-query";
import { RecordLink } from "@/components/record/record-link";
import { Badge } from "@/components/ui/badge";
import { Skeleton } from "@/components/ui/skeleton";
import { defaultCurrency } from "@/lib/money/currency";
import { formatMoney } from "@/lib/money/format";
import {
  customerMoney,
  type OrderMarks,
  type OrderMoney,
  summed,
} from "@/lib/resources/customer_support/customer-money";
import { customerSupportCalls } from "@/lib/resources/customer_support/customer-support.calls";
import type { SupportOrder } from "@/lib/resources/customer_support/support-rows";
import { explainOrderStatus, flagsOf } from "@/lib/resources/orders/order-status";

const minuteMs = 60_000;
const quiet = { meta: { quiet: true } };

/** Side by side: what the customer ordered, paid and got back, over the orders that are loaded. */
export function CustomerFigures({ userId }: { userId: number }) {
  const t = useTranslations("customer_support.money");
  const now = useNow({ updateInterval: minuteMs });
  const asked = { filters: { userId }, offset: 0 };
  const orders = useCallQuery(customerSupportCalls.orders, { ...asked, limit: summed.orders }, quiet);
  const payments = useCallQuery(customerSupportCalls.paymentOrders, { ...asked, limit: summed.payments }, quiet);
  const [ordered, paid] = [orders.data?.data, payments.data?.data];
  const missing = ordered === undefined ? orders : payments;
  if (ordered === undefined || paid === undefined)
    return <MissingAnswer query={missing} skeleton={<Skeleton className="h-24" />} isPart />;
  // As high as what stood here until it was known.
  if (ordered.totalCount === 0)
    return (
      <p className="flex h-24 items-center justify-center rounded-md border border-line text-ink-muted">{t("none")}</p>
    );
  const areAllPaymentsLoaded = paid.items.length >= paid.totalCount;
  const marked = ordered.items.map((order) => ({ ...order, marks: marksOf(order) }));
  const found = customerMoney({ orders: marked, payments: paid.items, areAllPaymentsLoaded, now });
  const isAll = ordered.items.length >= ordered.totalCount && found.unknown === 0;
  const said = [
    t(isAll ? "ofAll" : "ofLatest", { count: found.count }),
    found.unbilled > 0 ? t("unbilled", { count: found.unbilled }) : undefined,
    found.unknown > 0 ? t("unknown", { count: found.unknown }) : undefined,
  ];
  return (
    <div className="flex flex-col gap-3">
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-md border border-line bg-line @md:grid-cols-4">
        <Figure name={t("ordered")} amount={found.ordered} />
        <Figure name={t("paid")} amount={found.paid} />
        <Figure name={t("refunded")} amount={found.refunded} />
        <Figure name={t("difference")} amount={found.difference} isMarked={found.apart.length > 0} />
      </dl>
      <p className="text-ink-muted text-sm">{said.filter(Boolean).join(" ")}</p>
      {found.apart.length > 0 && (
        <ul aria-label={t("apart")} className="divide-y divide-line border-line border-y">
          {found.apart.map((order) => (
            <OrderApart key={order.id} order={order} />
          ))}
        </ul>
      )}
    </div>
  );
}

function marksOf(order: SupportOrder): OrderMarks {
  const { isPaid, isCancelled, isTotallyRefunded } = explainOrderStatus(order).facts;
  return { isPaid, isCancelled, isTotallyRefunded, isDraft: flagsOf(order.status).includes("DRAFT") };
}

function Figure({ name, amount, isMarked = false }: { name: string; amount: string; isMarked?: boolean }) {
  const locale = useLocale();
  return (
    <div className="flex flex-col bg-surface px-3 py-2">
      <dt className="text-ink-muted text-sm">{name}</dt>
      <dd className={isMarked ? "font-medium text-warning" : "font-medium"}>
        {formatMoney(amount, defaultCurrency, locale)}
      </dd>
    </div>
  );
}

/** An order whose money does not come out even: how much, and why, by what is known. */
function OrderApart({ order: { id, difference, facts } }: { order: OrderMoney }) {
  const t = useTranslations("customer_support.money");
  const locale = useLocale();
  const amount = formatMoney(difference.replace("-", ""), defaultCurrency, locale);
  const isKept = !difference.startsWith("-");
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
      <span className="font-medium">
        <RecordLink record={{ page: "orders", id }}>{id}</RecordLink>
      </span>
      <Badge tone="warning">{t(isKept ? "kept" : "open", { amount })}</Badge>
      <span className="text-ink-muted text-sm">{facts.map((fact) => t(`facts.${fact}`)).join(", ")}</span>
    </li>
  );
}
