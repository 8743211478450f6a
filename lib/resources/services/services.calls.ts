import * as z from "#schema";
import { restCall } from "@/lib/calls/call";
import { sortedWindow } from "@/lib/calls/paging";
import { one } from "@/lib/calls/params";
import { decimal, filledText, id, integer } from "@/lib/calls/scalars";
import { amount, entityReference, rows } from "@/lib/calls/wire";

/** Service type numbers (SERV-002). */
export const serviceTypes = {
  VENDING: 1,
  LOCKER: 2,
  LAUNDRY: 3,
  DISCOUNT: 4,
  E_SHOP: 5,
  MARKETPLACE: 6,
  RESTAURANT: 7,
  PLANNED_MEALS: 8,
  IRONING: 9,
  BEAUTY: 10,
  LOCKER_ACCESS: 15,
} as const;

const serviceSchema = z.object({
  id: z.int(),
  name: z.string(),
  type: z.int(),
  /** With VAT, RON. */
  price: amount,
  category: z.string(),
  /** The company that renders it. */
  provider: entityReference,
  active: z.boolean(),
});

export type Service = z.output<typeof serviceSchema>;

/** What a service is made of. `provider` is the id of a company, `price` decimal text in RON. */
const serviceFields = {
  name: filledText(120),
  type: z.int(),
  price: decimal,
  category: filledText(120),
  provider: z.int(),
  active: z.boolean(),
};

const oneService = restCall({
  id: "GEN-02.services",
  access: ["services"],
  method: "GET",
  path: "services/{id}",
  params: { id },
  answer: serviceSchema,
});

export const servicesCalls = {
  list: restCall({
    id: "SRV-01",
    access: ["services"],
    method: "GET",
    path: "services",
    query: {
      /** Left out for all of them. */
      type: one(integer({ min: 1, max: 15 })),
      ...sortedWindow(["id", "name", "price"]),
    },
    answer: rows(serviceSchema),
  }),
  one: oneService,
  /** The documents name no call (SERV-008): these follow the generic rule. */
  create: restCall({
    id: "SRV-02.create",
    access: ["services"],
    method: "POST",
    path: "services",
    body: z.strictObject(serviceFields),
    answer: serviceSchema,
  }),
  /** Fields that are left out stay as they are. */
  update: restCall({
    id: "SRV-02.update",
    access: ["services"],
    changes: oneService,
    method: "PATCH",
    path: "services/{id}",
    params: { id },
    body: z.strictObject({
      name: z.optional(serviceFields.name),
      type: z.optional(serviceFields.type),
      price: z.optional(serviceFields.price),
      category: z.optional(serviceFields.category),
      provider: z.optional(serviceFields.provider),
      active: z.optional(serviceFields.active),
    }),
    answer: serviceSchema,
  }),
};
