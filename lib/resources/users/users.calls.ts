import * as z from "#schema";
import { restCall } from "@/lib/calls/call";
import { list, one } from "@/lib/calls/params";
import { id, integer, text } from "@/lib/calls/scalars";
import { amount, moment, optional, optionalText, reference, rows } from "@/lib/calls/wire";

const userSchema = z.object({
  id: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: optionalText,
  /** Bit mask; the server names its bits (1§3). */
  status: z.int(),
  created: moment,
  balance: optional(amount),
  isActive: z.boolean(),
  hasCompany: z.boolean(),
  hasRFIDCard: z.boolean(),
  storage: optional(reference),
  roles: z.array(z.string()),
});

export type User = z.output<typeof userSchema>;

export const usersCalls = {
  list: restCall({
    id: "USR-02",
    access: ["users", "customer_support", "orders"],
    method: "GET",
    path: "users",
    query: {
      ids: list(id),
      fullTextSearch: one(text()),
      limit: one(integer({ min: 1, max: 250 })),
      offset: one(integer({ max: 100_000_000 })),
    },
    answer: rows(userSchema),
  }),
  one: restCall({
    id: "USR-03",
    access: ["users", "customer_support", "orders"],
    method: "GET",
    path: "users/{id}",
    params: { id },
    answer: userSchema,
  }),
};
