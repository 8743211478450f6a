"use client";

import { useTimeZone, useTranslations } from "next-intl";
import { Description, DescriptionList } from "@/components/record/description-list";
import { EmptyValue } from "@/components/record/empty-value";
import { PreviewSection } from "@/components/record/preview-section";
import { dayIn } from "@/lib/dates/day";
import { formatMoment, formatTime } from "@/lib/dates/format";
import { defaultTimeZone } from "@/lib/dates/time-zone";
import { deliveryStatusOf, deliveryWindowOf } from "@/lib/resources/orders/order-delivery";
import type { OrderDetail } from "@/lib/resources/orders/orders.list";

const deliveryTypes = { 1: "pickup", 2: "delivery" } as const;

export function OrderDelivery({ order }: { order: OrderDetail }) {
  const t = useTranslations("orders");
  const windowText = useWindowText();
  const status = deliveryStatusOf(order.deliveryStatus);
  const type = order.deliveryType === 1 || order.deliveryType === 2 ? deliveryTypes[order.deliveryType] : undefined;
  return (
    <PreviewSection title={t("delivery.title")}>
      <DescriptionList>
        <Description name={t("delivery.window")}>{windowText(order) ?? <EmptyValue />}</Description>
        <Description name={t("delivery.type")}>{type ? t(`delivery.${type}`) : <EmptyValue />}</Description>
        <Description name={t("fields.deliveryStatus")}>
          {status ? t(`words.deliveryStatus.${status}`) : <EmptyValue />}
        </Description>
      </DescriptionList>
    </PreviewSection>
  );
}

function useWindowText(): (order: OrderDetail) => string | undefined {
  const t = useTranslations("orders.delivery");
  const timeZone = useTimeZone() ?? defaultTimeZone;
  return ({ orderDetails }) => {
    const window = deliveryWindowOf(orderDetails.deliveryDetail);
    switch (window.kind) {
      case "none":
        return undefined;
      case "from":
        return t("from", { moment: formatMoment(window.since, timeZone) });
      case "until":
        return t("until", { moment: formatMoment(window.upTo, timeZone) });
      case "span": {
        const isOneDay = dayIn(timeZone, window.since) === dayIn(timeZone, window.upTo);
        const end = isOneDay ? formatTime(window.upTo, timeZone) : formatMoment(window.upTo, timeZone);
        return `${formatMoment(window.since, timeZone)} – ${end}`;
      }
    }
  };
}
