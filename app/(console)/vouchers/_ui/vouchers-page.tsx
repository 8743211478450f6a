"use client";

import { ListPage } from "@/components/list/list-page";
import { lazyForm } from "@/components/list/panel/lazy-form";
import { vouchersList } from "@/lib/resources/vouchers/vouchers.list";

/** Asked for when they are opened: the list needs no form. */
const forms = {
  new: lazyForm(async () => (await import("./voucher-forms")).NewVoucher),
  edit: lazyForm(async () => (await import("./voucher-forms")).EditVoucher),
};

export function VouchersPage() {
  return <ListPage list={vouchersList} forms={forms} />;
}
