import { UpcomingPage } from "@/components/shell/upcoming-page";
import { requireSession } from "@/server/bff/require-session";
import { pageMetadata } from "@/server/i18n/page-metadata";

export const generateMetadata = () => pageMetadata("marketing");

export default async function MarketingPage() {
  const { view } = await requireSession({ page: "marketing" });
  return <UpcomingPage page="marketing" open={view.pages} />;
}
