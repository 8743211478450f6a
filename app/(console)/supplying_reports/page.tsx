import { UpcomingPage } from "@/components/shell/upcoming-page";
import { requireSession } from "@/server/bff/require-session";
import { pageMetadata } from "@/server/i18n/page-metadata";

export const generateMetadata = () => pageMetadata("supplying_reports");

export default async function SupplyingReportsPage() {
  const { view } = await requireSession({ page: "supplying_reports" });
  return <UpcomingPage page="supplying_reports" open={view.pages} />;
}
