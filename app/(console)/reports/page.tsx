import { ListFrame } from "@/components/list/list-frame";
import type { PageQuery } from "@/lib/list/url/list-url";
import { reportsList } from "@/lib/resources/reports/reports.list";
import { firstOfList } from "@/server/bff/first-of-list";
import { requireSession } from "@/server/bff/require-session";
import { pageMetadata } from "@/server/i18n/page-metadata";
import { ReportsPage } from "./_ui/reports-page";

export const generateMetadata = () => pageMetadata("reports");

export default async function Page({ searchParams }: { searchParams: Promise<PageQuery> }) {
  const session = await requireSession({ page: "reports" });
  return (
    <ListFrame {...(await firstOfList(session, reportsList, searchParams))}>
      <ReportsPage />
    </ListFrame>
  );
}
