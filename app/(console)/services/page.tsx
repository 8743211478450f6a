import { ListFrame } from "@/components/list/list-frame";
import type { PageQuery } from "@/lib/list/url/list-url";
import { servicesList } from "@/lib/resources/services/services.list";
import { firstOfList } from "@/server/bff/first-of-list";
import { requireSession } from "@/server/bff/require-session";
import { pageMetadata } from "@/server/i18n/page-metadata";
import { ServicesPage } from "./_ui/services-page";

export const generateMetadata = () => pageMetadata("services");

export default async function Page({ searchParams }: { searchParams: Promise<PageQuery> }) {
  const session = await requireSession({ page: "services" });
  return (
    <ListFrame {...(await firstOfList(session, servicesList, searchParams))}>
      <ServicesPage />
    </ListFrame>
  );
}
