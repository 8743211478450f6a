import { UpcomingPage } from "@/components/shell/upcoming-page";
import { requireSession } from "@/server/bff/require-session";
import { pageMetadata } from "@/server/i18n/page-metadata";

export const generateMetadata = () => pageMetadata("receptions_intern");

export default async function ReceptionsInternPage() {
  const { view } = await requireSession({ page: "receptions_intern" });
  return <UpcomingPage page="receptions_intern" open={view.pages} />;
}
