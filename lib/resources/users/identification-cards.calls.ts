import * as z from "#schema";
import { restCall } from "@/lib/calls/call";
import { rowWindow } from "@/lib/calls/paging";
import { list } from "@/lib/calls/params";
import { id } from "@/lib/calls/scalars";
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
      ...rowWindow,
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
