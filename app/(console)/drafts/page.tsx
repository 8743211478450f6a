import { ListFrame } from "@/components/list/list-frame";
import type { PageQuery } from "@/lib/list/url/list-url";
import { draftsList } from "@/lib/resources/drafts/drafts.list";
import { firstOfList } from "@/server/bff/first-of-list";
import { requireSession } from "@/server/bff/require-session";
import { pageMetadata } from "@/server/i18n/page-metadata";
import { DraftsPage } from "./_ui/drafts-page";

export const generateMetadata = () => pageMetadata("drafts");

export default async function Page({ searchParams }: { searchParams: Promise<PageQuery> }) {
  const session = await requireSession({ page: "drafts" });
  return (
    <ListFrame {...(await firstOfList(session, draftsList, searchParams))}>
      <DraftsPage roles={session.view.roles} />
    </ListFrame>
  );
}
