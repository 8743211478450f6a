import { ListFrame } from "@/components/list/list-frame";
import type { PageQuery } from "@/lib/list/url/list-url";
import { productsList } from "@/lib/resources/products/products.list";
import { firstOfList } from "@/server/bff/first-of-list";
import { requireSession } from "@/server/bff/require-session";
import { pageMetadata } from "@/server/i18n/page-metadata";
import { ProductsPage } from "./_ui/products-page";

export const generateMetadata = () => pageMetadata("products");

export default async function Page({ searchParams }: { searchParams: Promise<PageQuery> }) {
  const session = await requireSession({ page: "products" });
  return (
    <ListFrame {...(await firstOfList(session, productsList, searchParams))}>
      <ProductsPage />
    </ListFrame>
  );
}
