import { ListFrame } from "@/components/list/list-frame";
import type { PageQuery } from "@/lib/list/url/list-url";
import { storagesList } from "@/lib/resources/storages/storages.list";
import { firstOfList } from "@/server/bff/first-of-list";
import { requireSession } from "@/server/bff/require-session";
import { pageMetadata } from "@/server/i18n/page-metadata";
import { mapTiles } from "@/server/map-tiles";
import { StoragesPage } from "./_ui/storages-page";

export const generateMetadata = () => pageMetadata("storages");

export default async function Page({ searchParams }: { searchParams: Promise<PageQuery> }) {
  const session = await requireSession({ page: "storages" });
  return (
    <ListFrame {...(await firstOfList(session, storagesList, searchParams))}>
      <StoragesPage tiles={mapTiles()} />
    </ListFrame>
  );
}
