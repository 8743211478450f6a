"use client";

import { ListPage } from "@/components/list/list-page";
import { vouchersList } from "@/lib/resources/vouchers/vouchers.list";

export function VouchersPage() {
  return <ListPage list={vouchersList} />;
}
