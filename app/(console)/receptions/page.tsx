import { ListFrame } from "@/components/list/list-frame";
import type { PageQuery } from "@/lib/list/url/list-url";
import { receptionsList } from "@/lib/resources/receptions/receptions.list";
import { firstOfList } from "@/server/bff/first-of-list";
import { requireSession } from "@/server/bff/require-session";
import { pageMetadata } from "@/server/i18n/page-metadata";
import { ReceptionsPage } from "./_ui/receptions-page";

export const generateMetadata = () => pageMetadata("receptions");

export default async function Page({ searchParams }: { searchParams: Promise<PageQuery> }) {
  const session = await requireSession({ page: "receptions" });
  return (
    <ListFrame {...(await firstOfList(session, receptionsList, searchParams))}>
      <ReceptionsPage />
    </ListFrame>
  );
}
