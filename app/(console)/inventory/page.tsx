import { UpcomingPage } from "@/components/shell/upcoming-page";
import { requireSession } from "@/server/bff/require-session";
import { pageMetadata } from "@/server/i18n/page-metadata";

export const generateMetadata = () => pageMetadata("inventory");

export default async function InventoryPage() {
  const { view } = await requireSession({ page: "inventory" });
  return <UpcomingPage page="inventory" open={view.pages} />;
}
