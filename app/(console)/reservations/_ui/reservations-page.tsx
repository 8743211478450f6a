"use client";

import { ListPage } from "@/components/list/list-page";
import { reservationsList } from "@/lib/resources/reservations/reservations.list";
import { ReservationPreview } from "./reservation-preview";

/** Asked for once a record is shown. */
const counts = async () => (await import("@/lib/resources/reservations/reservations.counts")).reservationCounts;

export function ReservationsPage() {
  return <ListPage list={reservationsList} preview={ReservationPreview} counts={counts} />;
}
