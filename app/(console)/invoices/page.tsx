import { UpcomingPage } from "@/components/shell/upcoming-page";
import { requireSession } from "@/server/bff/require-session";
import { pageMetadata } from "@/server/i18n/page-metadata";

export const generateMetadata = () => pageMetadata("invoices");

export default async function InvoicesPage() {
  const { view } = await requireSession({ page: "invoices" });
  return <UpcomingPage page="invoices" open={view.pages} />;
}
