import * as z from "#schema";
import { restCall } from "@/lib/calls/call";
import { id } from "@/lib/calls/scalars";
import { doneSchema } from "@/lib/calls/wire";
import {
  discountEditBody,
  lineEditBody,
  newDiscountBody,
  newLineBody,
  newReceptionBody,
  receptionEditBody,
} from "./reception-bodies";
import { receptionReads } from "./reception-reads.calls";

export type { Reception, ReceptionLine } from "./reception-reads.calls";
export type NewReception = z.output<typeof newReceptionBody>;
export type ReceptionEdit = z.output<typeof receptionEditBody>;
export type NewReceptionLine = z.output<typeof newLineBody>;
export type ReceptionLineEdit = z.output<typeof lineEditBody>;
export type NewReceptionDiscount = z.output<typeof newDiscountBody>;
export type ReceptionDiscountEdit = z.output<typeof discountEditBody>;

/** What a new record answers: the documents do not name it (RECP-033). */
const madeSchema = z.object({ id: z.int() });

/** All calls of receptions. What only reads them takes `receptionReads`, which weighs a fraction of it. */
export const receptionsCalls = {
  ...receptionReads,
  /** A note with its lines and discounts, whole or not at all. */
  create: restCall({
    id: "REC-05",
    access: ["receptions"],
    method: "POST",
    path: "reception_entry_notes",
    body: newReceptionBody,
    answer: madeSchema,
  }),
  edit: restCall({
    id: "REC-07",
    access: ["receptions"],
    changes: receptionReads.oneOfStock,
    method: "PATCH",
    path: "reception_entry_notes/{id}",
    params: { id },
    body: receptionEditBody,
    answer: doneSchema,
  }),
  /** The documents name no call (reading 46). */
  addLine: restCall({
    id: "REC-08.create",
    isOptional: true,
    access: ["receptions"],
    method: "POST",
    path: "reception_entry_note_items",
    body: newLineBody,
    answer: madeSchema,
  }),
  /** Lines are changed one by one, as the rows of a price list are (decision 0023): none has a reading of its own. */
  editLine: restCall({
    id: "REC-08",
    access: ["receptions"],
    method: "PATCH",
    path: "reception_entry_note_items/{id}",
    params: { id },
    body: lineEditBody,
    answer: doneSchema,
  }),
  removeLine: restCall({
    id: "REC-09",
    access: ["receptions"],
    method: "DELETE",
    path: "reception_entry_note_items/{id}",
    params: { id },
    answer: doneSchema,
  }),
  addDiscount: restCall({
    id: "REC-10",
    access: ["receptions"],
    method: "POST",
    path: "reception_entry_note_discounts",
    body: newDiscountBody,
    answer: madeSchema,
  }),
  editDiscount: restCall({
    id: "REC-11",
    access: ["receptions"],
    method: "PATCH",
    path: "reception_entry_note_discounts/{id}",
    params: { id },
    body: discountEditBody,
    answer: doneSchema,
  }),
  removeDiscount: restCall({
    id: "REC-12",
    access: ["receptions"],
    method: "DELETE",
    path: "reception_entry_note_discounts/{id}",
    params: { id },
    answer: doneSchema,
  }),
};
