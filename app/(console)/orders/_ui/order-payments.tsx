"use client";

import { useLocale, useTimeZone, useTranslations } from "next-intl";
import { useListText } from "@/components/list/use-list-text";
import { PreviewSection } from "@/components/record/preview-section";
import { PreviewCell, PreviewTable } from "@/components/record/preview-table";
import { Badge } from "@/components/ui/badge";
import { formatMoment } from "@/lib/dates/format";
import { defaultTimeZone } from "@/lib/dates/time-zone";
import { defaultCurrency } from "@/lib/money/currency";
import { formatMoney } from "@/lib/money/format";
import type { OrderDetail } from "@/lib/resources/orders/orders.list";

/** Money that moved for the order, refunds among it. */
export function OrderPayments({ payments }: { payments: OrderDetail["payments"] }) {
  const t = useTranslations("orders.payments");
  const text = useListText("orders");
  const locale = useLocale();
  const timeZone = useTimeZone() ?? defaultTimeZone;
  const columns = [{ title: t("date") }, { title: t("method") }, { title: t("amount"), isNumber: true }];
  return (
    <PreviewSection title={t("title")}>
      {payments.length === 0 ? (
        <p className="text-ink-muted">{t("empty")}</p>
      ) : (
        <PreviewTable label={t("title")} columns={columns}>
          {payments.map(({ id, created, method, amount, isRefund }) => (
            <tr key={id}>
              <PreviewCell>{formatMoment(created, timeZone)}</PreviewCell>
              <PreviewCell>
                {text("words", "paymentMethod", method)} {isRefund && <Badge tone="warning">{t("refund")}</Badge>}
              </PreviewCell>
              <PreviewCell isNumber>{formatMoney(amount, defaultCurrency, locale)}</PreviewCell>
            </tr>
          ))}
        </PreviewTable>
      )}
    </PreviewSection>
  );
}
