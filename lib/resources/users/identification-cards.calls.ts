import * as z from "#schema";
import { restCall } from "@/lib/calls/call";
import { list, one } from "@/lib/calls/params";
import { id, integer } from "@/lib/calls/scalars";
import { optional, optionalText, rows } from "@/lib/calls/wire";

/** IDCA-001. A card that nobody carries has no user. */
const cardSchema = z.object({
  id: z.int(),
  cardId: z.string(),
  userId: optional(z.int()),
  alias: optionalText,
});

export const identificationCardsCalls = {
  list: restCall({
    id: "IDC-01",
    access: ["users"],
    method: "GET",
    path: "identification-cards",
    query: {
      userIds: list(id),
      limit: one(integer({ min: 1, max: 250 })),
      offset: one(integer({ max: 1_000_000 })),
    },
    answer: rows(cardSchema),
  }),
  one: restCall({
    id: "IDC-02",
    access: ["users"],
    method: "GET",
    path: "identification-cards/{id}",
    params: { id },
    answer: cardSchema,
  }),
};
