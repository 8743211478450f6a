import { UpcomingPage } from "@/components/shell/upcoming-page";
import { requireSession } from "@/server/bff/require-session";
import { pageMetadata } from "@/server/i18n/page-metadata";

export const generateMetadata = () => pageMetadata("supplying_routes");

export default async function SupplyingRoutesPage() {
  const { view } = await requireSession({ page: "supplying_routes" });
  return <UpcomingPage page="supplying_routes" open={view.pages} />;
}
