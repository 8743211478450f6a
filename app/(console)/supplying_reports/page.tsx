import { ListFrame } from "@/components/list/list-frame";
import type { PageQuery } from "@/lib/list/url/list-url";
import { supplyingReportsList } from "@/lib/resources/supplying_reports/supplying-reports.list";
import { firstOfList } from "@/server/bff/first-of-list";
import { requireSession } from "@/server/bff/require-session";
import { pageMetadata } from "@/server/i18n/page-metadata";
import { SupplyingReportsPage } from "./_ui/supplying-reports-page";

export const generateMetadata = () => pageMetadata("supplying_reports");

export default async function Page({ searchParams }: { searchParams: Promise<PageQuery> }) {
  const session = await requireSession({ page: "supplying_reports" });
  return (
    <ListFrame {...(await firstOfList(session, supplyingReportsList, searchParams))}>
      <SupplyingReportsPage />
    </ListFrame>
  );
}
