"use client";

import dynamic from "next/dynamic";
import { ListPage } from "@/components/list/list-page";
import { vouchersList } from "@/lib/resources/vouchers/vouchers.list";

/** Asked for when they are opened: the list needs no form. */
const forms = {
  new: dynamic(async () => (await import("./voucher-forms")).NewVoucher, { ssr: false }),
  edit: dynamic(async () => (await import("./voucher-forms")).EditVoucher, { ssr: false }),
};

export function VouchersPage() {
  return <ListPage list={vouchersList} forms={forms} />;
}
