"use client";

import { useLocale, useTimeZone, useTranslations } from "next-intl";
import { Description, DescriptionList } from "@/components/record/description-list";
import { PdfLink } from "@/components/record/pdf/pdf-link";
import { PreviewSection } from "@/components/record/preview-section";
import { RecordLink } from "@/components/record/record-link";
import { Badge } from "@/components/ui/badge";
import { downloadAddress } from "@/lib/calls/address";
import { formatDay, formatMoment } from "@/lib/dates/format";
import { defaultTimeZone } from "@/lib/dates/time-zone";
import { recordOf } from "@/lib/list/declare/named-record";
import { defaultCurrency } from "@/lib/money/currency";
import { formatMoney } from "@/lib/money/format";
import { ordersCalls } from "@/lib/resources/orders/orders.calls";
import type { OrderDetail } from "@/lib/resources/orders/orders.list";

/** The invoice panel of an order (ORDR-001). */
export function OrderInvoice({ invoice }: { invoice: OrderDetail["invoice"] }) {
  const t = useTranslations("orders.invoice");
  const locale = useLocale();
  const timeZone = useTimeZone() ?? defaultTimeZone;
  if (invoice === undefined)
    return (
      <PreviewSection title={t("title")}>
        <p className="text-ink-muted">{t("none")}</p>
      </PreviewSection>
    );
  const { id, number, createDate, dueDate, totalAmount, isPaid } = invoice;
  const pdf = <PdfLink address={downloadAddress(ordersCalls.invoicePdf, { params: { id } })} text={t("download")} />;
  return (
    <PreviewSection title={t("title")} action={pdf}>
      <DescriptionList>
        <Description name={t("number")}>
          <RecordLink record={recordOf("invoices", invoice)}>{number}</RecordLink>
        </Description>
        <Description name={t("amount")}>
          {formatMoney(totalAmount, defaultCurrency, locale)}{" "}
          <Badge tone={isPaid ? "success" : "warning"}>{isPaid ? t("paid") : t("unpaid")}</Badge>
        </Description>
        <Description name={t("issued")}>{formatMoment(createDate, timeZone)}</Description>
        {dueDate !== undefined && <Description name={t("due")}>{formatDay(dueDate)}</Description>}
      </DescriptionList>
    </PreviewSection>
  );
}
