"use client";

import { useLocale, useTranslations } from "next-intl";
import { MissingAnswer } from "@/components/calls/missing-answer";
import { useCallQuery } from "@/components/calls/use-call-query";
import { Description, DescriptionList } from "@/components/record/description-list";
import { EmptyValue } from "@/components/record/empty-value";
import { PreviewSection } from "@/components/record/preview-section";
import { RecordLink } from "@/components/record/record-link";
import { OrderSteps } from "@/components/resources/orders/cancel/order-steps";
import { Badge } from "@/components/ui/badge";
import { Skeleton } from "@/components/ui/skeleton";
import { recordOf } from "@/lib/list/declare/named-record";
import { defaultCurrency } from "@/lib/money/currency";
import { formatMoney } from "@/lib/money/format";
import { deliveryStatusOf } from "@/lib/resources/orders/order-delivery";
import { explainOrderStatus } from "@/lib/resources/orders/order-status";
import { orderStatusTones } from "@/lib/resources/orders/order-words";
import { ordersCalls } from "@/lib/resources/orders/orders.calls";
import type { OrderDetail } from "@/lib/resources/orders/orders.list";
import type { Reservation } from "@/lib/resources/reservations/reservations.calls";

/** The order that the cells are kept for: a reservation is cancelled through it (RESV-005, RESV-006). */
export function ReservationOrder({ reservation }: { reservation: Reservation }) {
  const t = useTranslations("reservations.order");
  const query = useCallQuery(ordersCalls.one, { params: { id: reservation.order.id } }, { meta: { quiet: true } });
  const order = query.data?.data;
  return (
    <PreviewSection title={t("title")}>
      {order === undefined ? (
        <MissingAnswer query={query} skeleton={<Skeleton className="h-20" />} isPart />
      ) : (
        <>
          <OrderSteps order={order} reservation={reservation} />
          <OrderFacts order={order} />
        </>
      )}
    </PreviewSection>
  );
}

function OrderFacts({ order }: { order: OrderDetail }) {
  const t = useTranslations("reservations.order");
  const words = useTranslations("order-words");
  const told = useTranslations("cancel");
  const locale = useLocale();
  const { status, facts } = explainOrderStatus(order);
  const delivery = deliveryStatusOf(order.deliveryStatus);
  return (
    <DescriptionList>
      <Description name={t("number")}>
        <RecordLink record={recordOf("orders", order)}>{order.id}</RecordLink>
      </Description>
      <Description name={t("status")}>
        <span className="flex flex-wrap items-center gap-x-2">
          <Badge tone={orderStatusTones[status]}>{words(`status.${status}`)}</Badge>
          {facts.isCancelled && status !== "CANCELLED" && <span>{told("stillOpen")}</span>}
        </span>
      </Description>
      <Description name={t("amount")}>{formatMoney(order.amount, defaultCurrency, locale)}</Description>
      <Description name={t("delivery")}>{delivery ? words(`deliveryStatus.${delivery}`) : <EmptyValue />}</Description>
    </DescriptionList>
  );
}
