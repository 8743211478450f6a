import { ListFrame } from "@/components/list/list-frame";
import type { PageQuery } from "@/lib/list/url/list-url";
import { supplyingRoutesList } from "@/lib/resources/supplying_routes/supplying-routes.list";
import { firstOfList } from "@/server/bff/first-of-list";
import { requireSession } from "@/server/bff/require-session";
import { pageMetadata } from "@/server/i18n/page-metadata";
import { SupplyingRoutesPage } from "./_ui/supplying-routes-page";

export const generateMetadata = () => pageMetadata("supplying_routes");

export default async function Page({ searchParams }: { searchParams: Promise<PageQuery> }) {
  const session = await requireSession({ page: "supplying_routes" });
  return (
    <ListFrame {...(await firstOfList(session, supplyingRoutesList, searchParams))}>
      <SupplyingRoutesPage />
    </ListFrame>
  );
}
