import * as z from "#schema";
import { restCall } from "@/lib/calls/call";
import { rowWindow } from "@/lib/calls/paging";
import { list, one } from "@/lib/calls/params";
import { flag, id, text } from "@/lib/calls/scalars";
import { optional, optionalText, rows } from "@/lib/calls/wire";

/**
 * IDCA-001. `cardId` is the number that a reader sees; calls name a card by its `id`. A card that nobody carries has no
 * user. `name` tells it from others: the number, and the alias where there is one.
 */
const cardSchema = z.pipe(
  z.object({
    id: z.int(),
    cardId: z.string(),
    userId: optional(z.int()),
    alias: optionalText,
  }),
  z.transform((card) => ({ ...card, name: card.alias === undefined ? card.cardId : `${card.cardId} · ${card.alias}` })),
);

export type IdentificationCard = z.output<typeof cardSchema>;

export const identificationCardsCalls = {
  list: restCall({
    id: "IDC-01",
    access: ["users"],
    method: "GET",
    path: "identification-cards",
    query: {
      userIds: list(id),
      /** Whether somebody carries it. */
      isAssigned: one(flag),
      /** A part of the number or of the alias. */
      search: one(text(60)),
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
  /** Only a card that nobody carries; a user may carry several. */
  assign: restCall({
    id: "IDC-03",
    access: ["users"],
    method: "PATCH",
    path: "identification-cards/{cardId}/assign-user/{userId}",
    params: { cardId: id, userId: id },
    answer: cardSchema,
  }),
  unassign: restCall({
    id: "IDC-04",
    access: ["users"],
    method: "PATCH",
    path: "identification-cards/{id}/unassign-user",
    params: { id },
    answer: cardSchema,
  }),
};
