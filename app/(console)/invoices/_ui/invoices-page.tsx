"use client";

import { useTranslations } from "next-intl";
import { ListPage } from "@/components/list/list-page";
import type { PreviewBodyProps } from "@/components/list/panel/list-preview";
import { usePdfBeside } from "@/components/record/pdf/use-pdf-beside";
import { PreviewSection } from "@/components/record/preview-section";
import type { Invoice } from "@/lib/resources/invoices/invoices.calls";
import { invoicesList } from "@/lib/resources/invoices/invoices.list";
import { ordersCalls } from "@/lib/resources/orders/orders.calls";

/** Asked for once a record is shown. */
const counts = async () => (await import("@/lib/resources/invoices/invoices.counts")).invoiceCounts;

export function InvoicesPage() {
  return <ListPage list={invoicesList} preview={InvoicePreview} counts={counts} />;
}

function InvoicePreview({ detail: { id }, fields }: PreviewBodyProps<Invoice>) {
  const t = useTranslations("invoices");
  const pdf = usePdfBeside(ordersCalls.invoicePdf, { params: { id } }, t("download"));
  return (
    <PreviewSection title={t("details")} action={pdf.links}>
      {pdf.document}
      {fields}
    </PreviewSection>
  );
}
