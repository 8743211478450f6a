import { UpcomingPage } from "@/components/shell/upcoming-page";
import { requireSession } from "@/server/bff/require-session";
import { pageMetadata } from "@/server/i18n/page-metadata";

export const generateMetadata = () => pageMetadata("galleries");

export default async function GalleriesPage() {
  const { view } = await requireSession({ page: "galleries" });
  return <UpcomingPage page="galleries" open={view.pages} />;
}
