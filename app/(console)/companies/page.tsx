import { ListFrame } from "@/components/list/list-frame";
import type { PageQuery } from "@/lib/list/url/list-url";
import { companiesList } from "@/lib/resources/companies/companies.list";
import { firstOfList } from "@/server/bff/first-of-list";
import { requireSession } from "@/server/bff/require-session";
import { pageMetadata } from "@/server/i18n/page-metadata";
import { CompaniesPage } from "./_ui/companies-page";

export const generateMetadata = () => pageMetadata("companies");

export default async function Page({ searchParams }: { searchParams: Promise<PageQuery> }) {
  const session = await requireSession({ page: "companies" });
  return (
    <ListFrame {...(await firstOfList(session, companiesList, searchParams))}>
      <CompaniesPage />
    </ListFrame>
  );
}
