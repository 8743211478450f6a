import { ListFrame } from "@/components/list/list-frame";
import type { PageQuery } from "@/lib/list/url/list-url";
import { vouchersList } from "@/lib/resources/vouchers/vouchers.list";
import { firstOfList } from "@/server/bff/first-of-list";
import { requireSession } from "@/server/bff/require-session";
import { pageMetadata } from "@/server/i18n/page-metadata";
import { VouchersPage } from "./_ui/vouchers-page";

export const generateMetadata = () => pageMetadata("vouchers");

export default async function Page({ searchParams }: { searchParams: Promise<PageQuery> }) {
  const session = await requireSession({ page: "vouchers" });
  return (
    <ListFrame {...(await firstOfList(session, vouchersList, searchParams))}>
      <VouchersPage />
    </ListFrame>
  );
}
