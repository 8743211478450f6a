import { ListFrame } from "@/components/list/list-frame";
import type { PageQuery } from "@/lib/list/url/list-url";
import { inventoryList } from "@/lib/resources/inventory/inventory.list";
import { firstOfList } from "@/server/bff/first-of-list";
import { requireSession } from "@/server/bff/require-session";
import { pageMetadata } from "@/server/i18n/page-metadata";
import { InventoryPage } from "./_ui/inventory-page";

export const generateMetadata = () => pageMetadata("inventory");

export default async function Page({ searchParams }: { searchParams: Promise<PageQuery> }) {
  const session = await requireSession({ page: "inventory" });
  return (
    <ListFrame {...(await firstOfList(session, inventoryList, searchParams))}>
      <InventoryPage />
    </ListFrame>
  );
}
