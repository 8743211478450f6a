"use client";

import { useLocale, useTimeZone, useTranslations } from "next-intl";
import { useHeading } from "@/components/list/table/use-heading";
import { InPlaceLink } from "@/components/list/url/in-place-link";
import type { ListUrl } from "@/components/list/url/use-list-url";
import { PreviewCell, PreviewTable } from "@/components/record/preview-table";
import { RecordLink } from "@/components/record/record-link";
import { Badge } from "@/components/ui/badge";
import { formatMoment } from "@/lib/dates/format";
import { defaultTimeZone } from "@/lib/dates/time-zone";
import { recordOf } from "@/lib/list/declare/named-record";
import { defaultCurrency } from "@/lib/money/currency";
import { formatMoney } from "@/lib/money/format";
import { explainOrderStatus } from "@/lib/resources/orders/order-status";
import { orderStatusTones } from "@/lib/resources/orders/order-words";
import type { Order } from "@/lib/resources/orders/orders.calls";
import { fullName } from "@/lib/texts/full-name";

/** Orders, each leading to itself and to its customer, who opens beside them. */
export function OrderHits({ orders, url }: { orders: readonly Order[]; url: ListUrl }) {
  const t = useTranslations("customer_support.finder");
  const statusText = useTranslations("order-words.status");
  const locale = useLocale();
  const timeZone = useTimeZone() ?? defaultTimeZone;
  const heading = useHeading("date-time", t("moment")).text;
  const columns = [
    { title: t("order") },
    { title: heading },
    { title: t("amount"), isNumber: true },
    { title: t("customer") },
    { title: t("storage") },
    { title: t("status") },
  ];
  return (
    <PreviewTable label={t("orders")} columns={columns}>
      {orders.map((order) => {
        const { id, user, storage, eventDate, amount } = order;
        const { status } = explainOrderStatus(order);
        const isOpen = user !== undefined && url.state.open === user.id;
        return (
          <tr key={id} className={isOpen ? "bg-selected" : undefined}>
            <PreviewCell className="font-medium">
              <RecordLink record={recordOf("orders", order)}>{id}</RecordLink>
            </PreviewCell>
            <PreviewCell className="whitespace-nowrap">{formatMoment(eventDate, timeZone)}</PreviewCell>
            <PreviewCell isNumber>{formatMoney(amount, defaultCurrency, locale)}</PreviewCell>
            <PreviewCell>
              {user === undefined ? (
                <span className="text-ink-muted">{t("noAccount")}</span>
              ) : (
                <InPlaceLink
                  href={url.urlOf({ open: user.id })}
                  onGo={() => url.open(user.id)}
                  aria-current={isOpen || undefined}
                  className="text-link underline"
                >
                  {fullName(user)}
                </InPlaceLink>
              )}
            </PreviewCell>
            <PreviewCell className="min-w-48">
              <RecordLink record={recordOf("storages", storage)}>{storage?.name}</RecordLink>
            </PreviewCell>
            <PreviewCell>
              <Badge tone={orderStatusTones[status]}>{statusText(status)}</Badge>
            </PreviewCell>
          </tr>
        );
      })}
    </PreviewTable>
  );
}
