"use client";

import { useLocale, useTimeZone, useTranslations } from "next-intl";
import { useCallQuery } from "@/components/calls/use-call-query";
import { RecordLink } from "@/components/record/record-link";
import { Badge, type BadgeTone } from "@/components/ui/badge";
import { formatMoment } from "@/lib/dates/format";
import { defaultTimeZone } from "@/lib/dates/time-zone";
import { defaultCurrency } from "@/lib/money/currency";
import { formatMoney } from "@/lib/money/format";
import { customerSupportCalls } from "@/lib/resources/customer_support/customer-support.calls";
import type { SupportPaymentOrder } from "@/lib/resources/customer_support/support-rows";
import { CustomerRows } from "./customer-rows";
import { PaymentCard } from "./payment-card";
import { PaymentConfirmations } from "./payment-confirmations";
import { useMoreRows } from "./use-more-rows";

const tones: Record<SupportPaymentOrder["status"], BadgeTone> = {
  PENDING: "info",
  CONFIRMED: "success",
  REFUSED: "danger",
  REFUNDED: "warning",
};

/** A customer's payment orders with what the processor answered (CUST-009). */
export function CustomerPayments({ userId }: { userId: number }) {
  const t = useTranslations("customer_support.payments");
  const { asked, kept, more } = useMoreRows(userId, customerSupportCalls.paymentOrders.mostRows);
  const query = useCallQuery(customerSupportCalls.paymentOrders, asked, kept);
  return (
    <CustomerRows query={query} none={t("none")} onMore={more}>
      {(payments) => (
        <ul className="divide-y divide-line">
          {payments.map((payment) => (
            <CustomerPayment key={payment.id} payment={payment} />
          ))}
        </ul>
      )}
    </CustomerRows>
  );
}

function CustomerPayment({ payment }: { payment: SupportPaymentOrder }) {
  const t = useTranslations("customer_support.payments");
  const locale = useLocale();
  const timeZone = useTimeZone() ?? defaultTimeZone;
  const { id, created, status, orderId, amount, confirmations, hasCreditCard } = payment;
  return (
    <li className="flex flex-col gap-1 py-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-medium">{id}</span>
        <span className="text-ink-muted">{formatMoment(created, timeZone)}</span>
        <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>
        <span className="text-ink-muted">
          <RecordLink record={{ page: "orders", id: orderId }}>{t("order", { id: String(orderId) })}</RecordLink>
        </span>
        <span className="flex-1 text-right">{formatMoney(amount, defaultCurrency, locale)}</span>
      </div>
      <PaymentConfirmations id={id} confirmations={confirmations} />
      {hasCreditCard && <PaymentCard paymentOrderId={id} />}
    </li>
  );
}
