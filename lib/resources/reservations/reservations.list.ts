import type { Columns } from "@/lib/list/declare/column";
import { defineList } from "@/lib/list/declare/define-list";
import { productRecord } from "@/lib/list/declare/named-product";
import { recordOf } from "@/lib/list/declare/named-record";
import { storagesLookup } from "@/lib/resources/storages/storages.lookup";
import { type Reservation, reservationsCalls } from "./reservations.calls";

const columns: Columns<Reservation> = {
  id: { kind: "id", value: (reservation) => reservation.id },
  user: {
    kind: "person",
    value: (reservation) => reservation.user,
    names: (reservation) => recordOf("customer_support", reservation.user),
  },
  order: {
    kind: "text",
    value: (reservation) => String(reservation.order.id),
    names: (reservation) => recordOf("orders", reservation.order),
  },
  storage: {
    kind: "text",
    value: (reservation) => reservation.storage.name,
    names: (reservation) => recordOf("storages", reservation.storage),
  },
  lockerId: { kind: "text", value: (reservation) => String(reservation.lockerId) },
  created: { kind: "date-time", value: (reservation) => reservation.created },
  since: { kind: "date-time", value: (reservation) => reservation.since },
  until: { kind: "date-time", value: (reservation) => reservation.until },
  status: {
    kind: "status",
    words: { ACTIVE: "info", COLLECTED: "success", EXPIRED: "warning", CANCELLED: "danger" },
    value: (reservation) => reservation.status,
  },
  products: {
    kind: "tags",
    value: ({ reservationDetails }) => reservationDetails.map(({ product }) => product.name),
    names: ({ reservationDetails }) => reservationDetails.map(({ product }) => productRecord(product)),
  },
};

/** What is kept has a table of its own in the preview. */
const { products, ...fields } = columns;

export const reservationsList = defineList({
  page: "reservations",
  call: reservationsCalls.list,
  columns,
  defaultColumns: ["user", "storage", "since", "status"],
  sort: { id: "id", created: "created", since: "since", until: "until" },
  defaultSort: { key: "since", order: "DESC" },
  filters: {
    lockerId: { kind: "number", param: "lockerId" },
    storage: { kind: "relation", param: "storageIds", isMany: true, lookup: storagesLookup },
    since: { kind: "event-date", param: "date" },
    status: {
      kind: "choice",
      param: "status",
      options: { ACTIVE: "ACTIVE", COLLECTED: "COLLECTED", EXPIRED: "EXPIRED", CANCELLED: "CANCELLED" },
    },
    isOver: { kind: "boolean", param: "isOver" },
  },
  only: { storage: "storage", lockerId: "lockerId", since: "since", status: "status" },
  search: { id: "preview" },
  queue: { key: "late-reservations", load: async () => (await import("./late-reservations.queue")).lateReservations },
  many: async () => (await import("./reservations.many")).manyOfReservations,
  preview: {
    call: reservationsCalls.one,
    args: (id) => ({ params: { id } }),
    detail: (reservation) => reservation,
    fields,
    name: "user",
  },
});
