import { UpcomingPage } from "@/components/shell/upcoming-page";
import { requireSession } from "@/server/bff/require-session";
import { pageMetadata } from "@/server/i18n/page-metadata";

export const generateMetadata = () => pageMetadata("return_to_supplier");

export default async function ReturnToSupplierPage() {
  const { view } = await requireSession({ page: "return_to_supplier" });
  return <UpcomingPage page="return_to_supplier" open={view.pages} />;
}
