import { redirect } from "next/navigation";
import { ListFrame } from "@/components/list/list-frame";
import type { PageQuery } from "@/lib/list/url/list-url";
import { customerSupportList } from "@/lib/resources/customer_support/customer-support.list";
import { readQuery } from "@/lib/resources/customer_support/finder/read-query";
import { pathOfPage } from "@/lib/roles/pages";
import { firstOfList } from "@/server/bff/first-of-list";
import { requireSession } from "@/server/bff/require-session";
import { pageMetadata } from "@/server/i18n/page-metadata";
import { operatorToday } from "@/server/operator-zone";
import { CustomerSupportPage } from "./_ui/customer-support-page";

export const generateMetadata = () => pageMetadata("customer_support");

export default async function Page({ searchParams }: { searchParams: Promise<PageQuery> }) {
  const session = await requireSession({ page: "customer_support" });
  const better = readQuery(await searchParams, operatorToday());
  if (better !== undefined) redirect(`${pathOfPage("customer_support")}?${better}`);
  return (
    <ListFrame {...(await firstOfList(session, customerSupportList, searchParams))}>
      <CustomerSupportPage />
    </ListFrame>
  );
}
