"use client";

import { useLocale, useTimeZone, useTranslations } from "next-intl";
import { Fact, Facts } from "@/components/list/facts";
import { PdfLink } from "@/components/list/pdf-link";
import { PreviewSection } from "@/components/list/preview-section";
import { Badge } from "@/components/ui/badge";
import { downloadAddress } from "@/lib/calls/address";
import { formatDay, formatMoment } from "@/lib/dates/format";
import { defaultTimeZone } from "@/lib/dates/time-zone";
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
      <Facts>
        <Fact name={t("number")}>{number}</Fact>
        <Fact name={t("amount")}>
          {formatMoney(totalAmount, defaultCurrency, locale)}{" "}
          <Badge tone={isPaid ? "success" : "warning"}>{isPaid ? t("paid") : t("unpaid")}</Badge>
        </Fact>
        <Fact name={t("issued")}>{formatMoment(createDate, timeZone)}</Fact>
        {dueDate !== undefined && <Fact name={t("due")}>{formatDay(dueDate)}</Fact>}
      </Facts>
    </PreviewSection>
  );
}
