"use client";

import { useLocale, useTimeZone, useTranslations } from "next-intl";
import { PreviewCell, PreviewTable } from "@/components/record/preview-table";
import { formatMoment } from "@/lib/dates/format";
import { defaultTimeZone } from "@/lib/dates/time-zone";
import { defaultCurrency } from "@/lib/money/currency";
import { formatMoney } from "@/lib/money/format";
import type { SupportPaymentOrder } from "@/lib/resources/customer_support/support-rows";

/** What the payment processor answered, try by try. */
export function PaymentConfirmations({
  id: payment,
  confirmations,
}: Pick<SupportPaymentOrder, "id" | "confirmations">) {
  const t = useTranslations("customer_support.payments");
  const locale = useLocale();
  const timeZone = useTimeZone() ?? defaultTimeZone;
  if (confirmations.length === 0) return <p className="text-ink-muted text-sm">{t("noConfirmation")}</p>;
  const columns = [
    { title: t("date") },
    { title: t("kind") },
    { title: t("reference") },
    { title: t("amount"), isNumber: true },
  ];
  return (
    <PreviewTable label={t("confirmations", { payment: String(payment) })} columns={columns}>
      {confirmations.map(({ id, created, kind, isApproved, amount, responseCode, reference }) => (
        <tr key={id}>
          <PreviewCell>{formatMoment(created, timeZone)}</PreviewCell>
          <PreviewCell>
            {t(kind)}
            {!isApproved && <span className="text-danger">, {t("refused", { code: responseCode })}</span>}
          </PreviewCell>
          <PreviewCell>{reference}</PreviewCell>
          <PreviewCell isNumber>{formatMoney(amount, defaultCurrency, locale)}</PreviewCell>
        </tr>
      ))}
    </PreviewTable>
  );
}
