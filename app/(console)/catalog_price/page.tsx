import { ListFrame } from "@/components/list/list-frame";
import type { PageQuery } from "@/lib/list/url/list-url";
import { catalogPriceList } from "@/lib/resources/catalog_price/catalog-price.list";
import { firstOfList } from "@/server/bff/first-of-list";
import { requireSession } from "@/server/bff/require-session";
import { pageMetadata } from "@/server/i18n/page-metadata";
import { CatalogPricePage } from "./_ui/catalog-price-page";

export const generateMetadata = () => pageMetadata("catalog_price");

export default async function Page({ searchParams }: { searchParams: Promise<PageQuery> }) {
  const session = await requireSession({ page: "catalog_price" });
  return (
    <ListFrame {...(await firstOfList(session, catalogPriceList, searchParams))}>
      <CatalogPricePage />
    </ListFrame>
  );
}
