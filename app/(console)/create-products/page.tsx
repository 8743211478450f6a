import { UpcomingPage } from "@/components/shell/upcoming-page";
import { requireSession } from "@/server/bff/require-session";
import { pageMetadata } from "@/server/i18n/page-metadata";

export const generateMetadata = () => pageMetadata("create-products");

export default async function CreateProductsPage() {
  await requireSession({ page: "create-products" });
  return <UpcomingPage page="create-products" />;
}
