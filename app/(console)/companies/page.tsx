import { UpcomingPage } from "@/components/shell/upcoming-page";
import { requireSession } from "@/server/bff/require-session";
import { pageMetadata } from "@/server/i18n/page-metadata";

export const generateMetadata = () => pageMetadata("companies");

export default async function CompaniesPage() {
  const { view } = await requireSession({ page: "companies" });
  return <UpcomingPage page="companies" open={view.pages} />;
}
