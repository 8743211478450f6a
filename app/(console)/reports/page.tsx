import { UpcomingPage } from "@/components/shell/upcoming-page";
import { requireSession } from "@/server/bff/require-session";
import { pageMetadata } from "@/server/i18n/page-metadata";

export const generateMetadata = () => pageMetadata("reports");

export default async function ReportsPage() {
  const { view } = await requireSession({ page: "reports" });
  return <UpcomingPage page="reports" open={view.pages} />;
}
