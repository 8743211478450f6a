import { UpcomingPage } from "@/components/shell/upcoming-page";
import { requireSession } from "@/server/bff/require-session";
import { pageMetadata } from "@/server/i18n/page-metadata";

export const generateMetadata = () => pageMetadata("storages");

export default async function StoragesPage() {
  const { view } = await requireSession({ page: "storages" });
  return <UpcomingPage page="storages" open={view.pages} />;
}
