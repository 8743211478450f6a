import { UpcomingPage } from "@/components/shell/upcoming-page";
import { requireSession } from "@/server/bff/require-session";
import { pageMetadata } from "@/server/i18n/page-metadata";

export const generateMetadata = () => pageMetadata("reservations");

export default async function ReservationsPage() {
  const { view } = await requireSession({ page: "reservations" });
  return <UpcomingPage page="reservations" open={view.pages} />;
}
