"use client";

import { ListPage } from "@/components/list/list-page";
import { reservationsList } from "@/lib/resources/reservations/reservations.list";
import { ReservationPreview } from "./reservation-preview";

export function ReservationsPage() {
  return <ListPage list={reservationsList} preview={ReservationPreview} />;
}
