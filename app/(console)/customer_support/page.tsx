import { ListFrame } from "@/components/list/list-frame";
import type { PageQuery } from "@/lib/list/url/list-url";
import { customerSupportList } from "@/lib/resources/customer_support/customer-support.list";
import { firstOfList } from "@/server/bff/first-of-list";
import { requireSession } from "@/server/bff/require-session";
import { pageMetadata } from "@/server/i18n/page-metadata";
import { CustomerSupportPage } from "./_ui/customer-support-page";

export const generateMetadata = () => pageMetadata("customer_support");

export default async function Page({ searchParams }: { searchParams: Promise<PageQuery> }) {
  const session = await requireSession({ page: "customer_support" });
  return (
    <ListFrame {...(await firstOfList(session, customerSupportList, searchParams))}>
      <CustomerSupportPage />
    </ListFrame>
  );
}
