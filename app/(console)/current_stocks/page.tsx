import { UpcomingPage } from "@/components/shell/upcoming-page";
import { requireSession } from "@/server/bff/require-session";
import { pageMetadata } from "@/server/i18n/page-metadata";

export const generateMetadata = () => pageMetadata("current_stocks");

export default async function CurrentStocksPage() {
  const { view } = await requireSession({ page: "current_stocks" });
  return <UpcomingPage page="current_stocks" open={view.pages} />;
}
