"use client";

import { useLocale, useTimeZone, useTranslations } from "next-intl";
import { ListFields } from "@/components/list/panel/list-fields";
import { useListText } from "@/components/list/use-list-text";
import { PreviewSection } from "@/components/record/preview-section";
import { PreviewCell, PreviewTable } from "@/components/record/preview-table";
import { Badge } from "@/components/ui/badge";
import { formatMoment } from "@/lib/dates/format";
import { defaultTimeZone } from "@/lib/dates/time-zone";
import { defaultCurrency } from "@/lib/money/currency";
import { formatMoney } from "@/lib/money/format";
import { givenBack } from "@/lib/resources/orders/given-back";
import { paidByOf } from "@/lib/resources/orders/order-status";
import { type OrderDetail, paymentFields } from "@/lib/resources/orders/orders.list";
import { isolated } from "@/lib/texts/isolated";

/** What is to be paid and how, and the money that moved for it, refunds among it. */
export function OrderPayments({ order }: { order: OrderDetail }) {
  const t = useTranslations("orders.payments");
  const { payments } = order;
  const text = useListText("orders");
  const locale = useLocale();
  const timeZone = useTimeZone() ?? defaultTimeZone;
  const columns = [{ title: t("date") }, { title: t("method") }, { title: t("amount"), isNumber: true }];
  return (
    <PreviewSection title={t("title")} section="payments">
      <ListFields page="orders" fields={paymentFields} detail={order} />
      {payments.length === 0 ? (
        <p className="text-ink-muted">{t(noPayment(order))}</p>
      ) : (
        <PreviewTable label={t("title")} columns={columns}>
          {payments.map(({ id, created, method, amount, isRefund }) => (
            <tr key={id}>
              <PreviewCell>{formatMoment(created, timeZone)}</PreviewCell>
              <PreviewCell>
                {isolated(text("words", "paymentMethod", method))}{" "}
                {isRefund && <Badge tone="warning">{t("refund")}</Badge>}
              </PreviewCell>
              <PreviewCell isNumber>
                {formatMoney(isRefund ? givenBack(amount) : amount, defaultCurrency, locale)}
              </PreviewCell>
            </tr>
          ))}
        </PreviewTable>
      )}
    </PreviewSection>
  );
}

/** What is paid elsewhere, or counts as paid, waits for no payment. */
function noPayment(order: OrderDetail): "empty" | "outside" | "unrecorded" {
  const paidBy = paidByOf(order);
  if (paidBy.includes("external-method")) return "outside";
  return paidBy.length > 0 ? "unrecorded" : "empty";
}
