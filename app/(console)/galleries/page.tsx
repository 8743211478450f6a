import { ListFrame } from "@/components/list/list-frame";
import type { PageQuery } from "@/lib/list/url/list-url";
import { galleriesList } from "@/lib/resources/galleries/galleries.list";
import { firstOfList } from "@/server/bff/first-of-list";
import { requireSession } from "@/server/bff/require-session";
import { pageMetadata } from "@/server/i18n/page-metadata";
import { GalleriesPage } from "./_ui/galleries-page";

export const generateMetadata = () => pageMetadata("galleries");

export default async function Page({ searchParams }: { searchParams: Promise<PageQuery> }) {
  const session = await requireSession({ page: "galleries" });
  return (
    <ListFrame {...(await firstOfList(session, galleriesList, searchParams))}>
      <GalleriesPage />
    </ListFrame>
  );
}
