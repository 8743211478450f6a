import * as z from "#schema";
import { restCall } from "@/lib/calls/call";
import { sortedWindow } from "@/lib/calls/paging";
import { list, one, range } from "@/lib/calls/params";
import { choice, day, flag, id } from "@/lib/calls/scalars";
import { entityReference, moment, optional, optionalText, person, rows } from "@/lib/calls/wire";

/** What is kept, and in which cell. */
const detailSchema = z.object({
  id: z.int(),
  product: z.object({ id: z.int(), name: z.string(), barcode: optionalText, image: optionalText }),
  quantity: z.int(),
  cellAlias: z.string(),
});

const reservationStatuses = ["ACTIVE", "COLLECTED", "EXPIRED", "CANCELLED"] as const;

const reservationSchema = z.object({
  id: z.int(),
  user: optional(z.extend(person, { email: optionalText, phone: optionalText })),
  order: z.object({ id: z.int() }),
  storage: entityReference,
  lockerId: z.int(),
  created: moment,
  /** From when until when the cells are kept. */
  since: moment,
  until: moment,
  status: z.enum(reservationStatuses),
  reservationDetails: z.array(detailSchema),
});

export type Reservation = z.output<typeof reservationSchema>;

export const reservationsCalls = {
  list: restCall({
    id: "RES-02",
    access: ["orders", "reservations", "customer_support"],
    method: "GET",
    path: "reservations",
    query: {
      lockerId: one(id),
      storageIds: list(id),
      /** Days on which the cells begin to be kept. */
      date: range("since", "until", day),
      /** The embedded platform's own; `isOver`: the time for which the cells are kept has ended by now. */
      status: one(choice(reservationStatuses)),
      isOver: one(flag),
      ...sortedWindow(["id", "created", "since", "until"]),
    },
    answer: rows(reservationSchema),
  }),
  one: restCall({
    id: "RES-01",
    access: ["reservations"],
    method: "GET",
    path: "reservations/{id}",
    params: { id },
    answer: reservationSchema,
  }),
};
