"use client";

import { ListPage } from "@/components/list/list-page";
import { returnToSupplierList } from "@/lib/resources/return_to_supplier/return-to-supplier.list";
import { ReturnPreview } from "./return-preview";

export function ReturnToSupplierPage() {
  return <ListPage list={returnToSupplierList} preview={ReturnPreview} />;
}
