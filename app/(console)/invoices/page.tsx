import { ListFrame } from "@/components/list/list-frame";
import type { PageQuery } from "@/lib/list/url/list-url";
import { invoicesList } from "@/lib/resources/invoices/invoices.list";
import { firstOfList } from "@/server/bff/first-of-list";
import { requireSession } from "@/server/bff/require-session";
import { pageMetadata } from "@/server/i18n/page-metadata";
import { InvoicesPage } from "./_ui/invoices-page";

export const generateMetadata = () => pageMetadata("invoices");

export default async function Page({ searchParams }: { searchParams: Promise<PageQuery> }) {
  const session = await requireSession({ page: "invoices" });
  return (
    <ListFrame {...(await firstOfList(session, invoicesList, searchParams))}>
      <InvoicesPage />
    </ListFrame>
  );
}
