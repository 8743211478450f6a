import { UpcomingPage } from "@/components/shell/upcoming-page";
import { requireSession } from "@/server/bff/require-session";
import { pageMetadata } from "@/server/i18n/page-metadata";

export const generateMetadata = () => pageMetadata("services");

export default async function ServicesPage() {
  const { view } = await requireSession({ page: "services" });
  return <UpcomingPage page="services" open={view.pages} />;
}
