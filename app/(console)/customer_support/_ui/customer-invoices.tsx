"use client";

import { useLocale, useTimeZone, useTranslations } from "next-intl";
import { useCallQuery } from "@/components/calls/use-call-query";
import { PdfLink } from "@/components/record/pdf/pdf-link";
import { RecordLink } from "@/components/record/record-link";
import { RecordLinks } from "@/components/record/record-links";
import { Badge } from "@/components/ui/badge";
import { downloadAddress } from "@/lib/calls/address";
import { formatDay, formatMoment } from "@/lib/dates/format";
import { defaultTimeZone } from "@/lib/dates/time-zone";
import { recordOf, recordsOf } from "@/lib/list/declare/named-record";
import { defaultCurrency } from "@/lib/money/currency";
import { formatMoney } from "@/lib/money/format";
import { customerSupportCalls } from "@/lib/resources/customer_support/customer-support.calls";
import type { SupportInvoice } from "@/lib/resources/customer_support/support-rows";
import { ordersCalls } from "@/lib/resources/orders/orders.calls";
import { CustomerRows } from "./customer-rows";
import { useMoreRows } from "./use-more-rows";

/** A customer's invoices with the orders that they bill (CUST-008). */
export function CustomerInvoices({ userId }: { userId: number }) {
  const t = useTranslations("customer_support.invoices");
  const { asked, kept, more } = useMoreRows(userId, customerSupportCalls.invoices.mostRows);
  const query = useCallQuery(customerSupportCalls.invoices, asked, kept);
  return (
    <CustomerRows query={query} none={t("none")} onMore={more}>
      {(invoices) => (
        <ul className="divide-y divide-line">
          {invoices.map((invoice) => (
            <CustomerInvoice key={invoice.id} invoice={invoice} />
          ))}
        </ul>
      )}
    </CustomerRows>
  );
}

function CustomerInvoice({ invoice }: { invoice: SupportInvoice }) {
  const t = useTranslations("customer_support.invoices");
  const locale = useLocale();
  const timeZone = useTimeZone() ?? defaultTimeZone;
  const { id, number, createDate, dueDate, totalAmount, isPaid, orders } = invoice;
  return (
    <li className="flex flex-col gap-1 py-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-medium">
          <RecordLink record={recordOf("invoices", invoice)}>{number}</RecordLink>
        </span>
        <Badge tone={isPaid ? "success" : "warning"}>{isPaid ? t("paid") : t("unpaid")}</Badge>
        <span className="flex-1 text-right">{formatMoney(totalAmount, defaultCurrency, locale)}</span>
        <PdfLink address={downloadAddress(ordersCalls.invoicePdf, { params: { id } })} text={t("download")} />
      </div>
      <p className="text-ink-muted text-sm">
        {formatMoment(createDate, timeZone)}, {t("due", { day: formatDay(dueDate) })}.{" "}
        {t("of", { count: orders.length })}{" "}
        <RecordLinks names={orders.map((order) => String(order.id))} records={recordsOf("orders", orders)} />
      </p>
    </li>
  );
}
