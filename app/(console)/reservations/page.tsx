import { ListFrame } from "@/components/list/list-frame";
import type { PageQuery } from "@/lib/list/url/list-url";
import { reservationsList } from "@/lib/resources/reservations/reservations.list";
import { firstOfList } from "@/server/bff/first-of-list";
import { requireSession } from "@/server/bff/require-session";
import { pageMetadata } from "@/server/i18n/page-metadata";
import { ReservationsPage } from "./_ui/reservations-page";

export const generateMetadata = () => pageMetadata("reservations");

export default async function Page({ searchParams }: { searchParams: Promise<PageQuery> }) {
  const session = await requireSession({ page: "reservations" });
  return (
    <ListFrame {...(await firstOfList(session, reservationsList, searchParams))}>
      <ReservationsPage />
    </ListFrame>
  );
}
