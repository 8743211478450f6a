import { UpcomingPage } from "@/components/shell/upcoming-page";
import { requireSession } from "@/server/bff/require-session";
import { pageMetadata } from "@/server/i18n/page-metadata";

export const generateMetadata = () => pageMetadata("vouchers");

export default async function VouchersPage() {
  const { view } = await requireSession({ page: "vouchers" });
  return <UpcomingPage page="vouchers" open={view.pages} />;
}
