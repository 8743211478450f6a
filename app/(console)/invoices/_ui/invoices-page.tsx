"use client";

import { ListPage } from "@/components/list/list-page";
import { invoicesList } from "@/lib/resources/invoices/invoices.list";
import { InvoicePreview } from "./invoice-preview";

export function InvoicesPage() {
  return <ListPage list={invoicesList} preview={InvoicePreview} />;
}
