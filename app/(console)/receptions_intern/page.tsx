import { ListFrame } from "@/components/list/list-frame";
import type { PageQuery } from "@/lib/list/url/list-url";
import { receptionsInternList } from "@/lib/resources/receptions_intern/receptions-intern.list";
import { firstOfList } from "@/server/bff/first-of-list";
import { requireSession } from "@/server/bff/require-session";
import { pageMetadata } from "@/server/i18n/page-metadata";
import { ReceptionsInternPage } from "./_ui/receptions-intern-page";

export const generateMetadata = () => pageMetadata("receptions_intern");

export default async function Page({ searchParams }: { searchParams: Promise<PageQuery> }) {
  const session = await requireSession({ page: "receptions_intern" });
  return (
    <ListFrame {...(await firstOfList(session, receptionsInternList, searchParams))}>
      <ReceptionsInternPage />
    </ListFrame>
  );
}
