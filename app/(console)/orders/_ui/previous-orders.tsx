"use client";

import { useLocale, useTimeZone, useTranslations } from "next-intl";
import { MissingAnswer } from "@/components/calls/missing-answer";
import { useCallQuery } from "@/components/calls/use-call-query";
import { InPlaceLink } from "@/components/list/url/in-place-link";
import { PreviewSection } from "@/components/record/preview-section";
import { useOperatorZone } from "@/components/shell/operator-zone";
import { Badge } from "@/components/ui/badge";
import { buttonVariants } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { dayIn } from "@/lib/dates/day";
import { formatMoment } from "@/lib/dates/format";
import { defaultTimeZone } from "@/lib/dates/time-zone";
import { defaultCurrency } from "@/lib/money/currency";
import { formatMoney } from "@/lib/money/format";
import { explainOrderStatus } from "@/lib/resources/orders/order-status";
import { orderStatusTones } from "@/lib/resources/orders/order-words";
import { type Order, ordersCalls } from "@/lib/resources/orders/orders.calls";
import type { OrderDetail } from "@/lib/resources/orders/orders.list";
import { ordersBefore } from "@/lib/resources/orders/previous-orders";

const shownOrders = 5;
/** The current order and what the customer ordered later on its day. */
const mostOnOneDay = 20;

interface PreviousOrdersProps {
  userId: number;
  current: OrderDetail;
  urlOf(id: number): string;
  onOpen(id: number): void;
}

/** The customer's earlier orders, latest first; 'load as' puts one of them in this place (ORDR-002). */
export function PreviousOrders({ userId, current, urlOf, onOpen }: PreviousOrdersProps) {
  const t = useTranslations("orders.previous");
  const operatorZone = useOperatorZone();
  // Days cut the list, moments decide: the current order's whole day comes along.
  const query = useCallQuery(
    ordersCalls.list,
    {
      query: {
        userIds: [userId],
        eventDate: { to: dayIn(operatorZone, current.eventDate) },
        limit: shownOrders + mostOnOneDay,
        sort: "eventDate",
        order: "DESC",
      },
    },
    { meta: { quiet: true } },
  );
  const found = query.data?.data.items;
  const others = found && ordersBefore(found, current, shownOrders);
  return (
    <PreviewSection title={t("title")}>
      {others === undefined && <MissingAnswer query={query} skeleton={<Skeleton className="h-24" />} isPart />}
      {others?.length === 0 && <p className="text-ink-muted">{t("empty")}</p>}
      {others !== undefined && others.length > 0 && (
        <ul className="rounded-md border border-line">
          {others.map((order) => (
            <PreviousOrder key={order.id} order={order} url={urlOf(order.id)} onLoad={() => onOpen(order.id)} />
          ))}
        </ul>
      )}
    </PreviewSection>
  );
}

function PreviousOrder({ order, url, onLoad }: { order: Order; url: string; onLoad(): void }) {
  const t = useTranslations("orders");
  const locale = useLocale();
  const timeZone = useTimeZone() ?? defaultTimeZone;
  const { status } = explainOrderStatus(order);
  return (
    <li className="flex min-h-10 flex-wrap items-center gap-x-4 gap-y-1 border-line px-3 py-1 not-first:border-t">
      <span className="w-16 text-right">{order.id}</span>
      <span className="text-ink-muted">{formatMoment(order.eventDate, timeZone)}</span>
      <Badge tone={orderStatusTones[status]}>{t(`words.status.${status}`)}</Badge>
      <span className="flex-1 text-right">{formatMoney(order.amount, defaultCurrency, locale)}</span>
      <InPlaceLink
        href={url}
        onGo={onLoad}
        aria-label={t("previous.loadThis", { id: order.id })}
        title={t("previous.hint")}
        className={buttonVariants({ size: "small" })}
      >
        {t("previous.load")}
      </InPlaceLink>
    </li>
  );
}
