"use client";

import { useTranslations } from "next-intl";
import { ListPage } from "@/components/list/list-page";
import type { PreviewBodyProps } from "@/components/list/panel/list-preview";
import { PdfLink } from "@/components/record/pdf-link";
import { PreviewSection } from "@/components/record/preview-section";
import { downloadAddress } from "@/lib/calls/address";
import type { Invoice } from "@/lib/resources/invoices/invoices.calls";
import { invoicesList } from "@/lib/resources/invoices/invoices.list";
import { ordersCalls } from "@/lib/resources/orders/orders.calls";

export function InvoicesPage() {
  return <ListPage list={invoicesList} preview={InvoicePreview} />;
}

function InvoicePreview({ detail: { id }, fields }: PreviewBodyProps<Invoice>) {
  const t = useTranslations("invoices");
  const pdf = <PdfLink address={downloadAddress(ordersCalls.invoicePdf, { params: { id } })} text={t("download")} />;
  return (
    <PreviewSection title={t("details")} action={pdf}>
      {fields}
    </PreviewSection>
  );
}
