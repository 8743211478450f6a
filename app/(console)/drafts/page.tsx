import { UpcomingPage } from "@/components/shell/upcoming-page";
import { requireSession } from "@/server/bff/require-session";
import { pageMetadata } from "@/server/i18n/page-metadata";

export const generateMetadata = () => pageMetadata("drafts");

export default async function DraftsPage() {
  const { view } = await requireSession({ page: "drafts" });
  return <UpcomingPage page="drafts" open={view.pages} />;
}
