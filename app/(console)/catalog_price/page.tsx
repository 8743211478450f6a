import { UpcomingPage } from "@/components/shell/upcoming-page";
import { requireSession } from "@/server/bff/require-session";
import { pageMetadata } from "@/server/i18n/page-metadata";

export const generateMetadata = () => pageMetadata("catalog_price");

export default async function CatalogPricePage() {
  const { view } = await requireSession({ page: "catalog_price" });
  return <UpcomingPage page="catalog_price" open={view.pages} />;
}
