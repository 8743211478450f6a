import { UpcomingPage } from "@/components/shell/upcoming-page";
import { requireSession } from "@/server/bff/require-session";
import { pageMetadata } from "@/server/i18n/page-metadata";

export const generateMetadata = () => pageMetadata("customer_support");

export default async function CustomerSupportPage() {
  const { view } = await requireSession({ page: "customer_support" });
  return <UpcomingPage page="customer_support" open={view.pages} />;
}
