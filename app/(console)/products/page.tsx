import { UpcomingPage } from "@/components/shell/upcoming-page";
import { requireSession } from "@/server/bff/require-session";
import { pageMetadata } from "@/server/i18n/page-metadata";

export const generateMetadata = () => pageMetadata("products");

export default async function ProductsPage() {
  const { view } = await requireSession({ page: "products" });
  return <UpcomingPage page="products" open={view.pages} />;
}
