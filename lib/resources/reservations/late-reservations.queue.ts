import { isOverBy } from "@/lib/dates/is-over";
import type { ListQueue } from "@/lib/list/declare/list-queue";
import { rising } from "@/lib/list/url/sorts";
import { fullName } from "@/lib/texts/full-name";
import type { Reservation } from "./reservations.calls";

declare module "@/lib/list/declare/list-queue" {
  interface QueueNotes {
    "late-reservations": never;
  }
}

/** Still active past their time. */
export const lateReservations: ListQueue<Reservation> = {
  filters: () => ({ status: "ACTIVE", isOver: "true" }),
  sort: rising("until"),
  due: ({ until }) => until,
  belongs: ({ status, until }, { now }) => status === "ACTIVE" && isOverBy(until, now),
  who: ({ user }) => user && fullName(user),
  columns: ["user", "storage", "since", "until"],
};
