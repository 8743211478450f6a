"use client";

import { ListPage } from "@/components/list/list-page";
import { customerSupportList } from "@/lib/resources/customer_support/customer-support.list";
import { CustomerPreview } from "./customer-preview";

export function CustomerSupportPage() {
  return <ListPage list={customerSupportList} preview={CustomerPreview} />;
}
