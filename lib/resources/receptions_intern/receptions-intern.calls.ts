import * as z from "#schema";
import { downloadCall, restCall } from "@/lib/calls/call";
import { sortedWindow } from "@/lib/calls/paging";
import { fixed, list, one, range } from "@/lib/calls/params";
import { day, id, text } from "@/lib/calls/scalars";
import { calendarDay, entityReference, moment, optional, optionalText, person, rows } from "@/lib/calls/wire";
import { newInternalReceptionBody } from "./internal-reception-body";

/** RINT-005: all but `renDetails` is ours to design. */
const internalReceptionInListSchema = z.object({
  id: z.int(),
  number: z.string(),
  created: moment,
  documentDate: calendarDay,
  sourceStorage: entityReference,
  destinationStorage: entityReference,
  createdBy: person,
  auto: optionalText,
  delegate: optionalText,
  observations: optionalText,
  /** Different products, and pieces of all of them. */
  productsCount: z.int(),
  totalQuantity: z.int(),
});

const detailSchema = z.object({
  id: z.int(),
  /** Core id. */
  productId: z.int(),
  productBarcode: optionalText,
  productImage: optionalText,
  productName: z.string(),
  batchNumber: optionalText,
  expirationDate: optional(calendarDay),
  quantity: z.int(),
});

const internalReceptionSchema = z.extend(internalReceptionInListSchema, { renDetails: z.array(detailSchema) });

export type InternalReceptionInList = z.output<typeof internalReceptionInListSchema>;
export type InternalReception = z.output<typeof internalReceptionSchema>;
export type NewInternalReception = z.output<typeof newInternalReceptionBody>;

/** What a page asks that only reads internal receptions. */
export const receptionsInternReads = {
  /** FILT-052: the filters are ours, under the parameter names of 1§7. */
  list: restCall({
    id: "REC-15",
    access: ["receptions_intern"],
    method: "GET",
    path: "receptions_intern",
    query: {
      renNumber: one(text(60)),
      sourceStorage: list(id, "sourceStorageId"),
      destinationStorage: list(id, "destinationStorageId"),
      products: list(id, "productIds"),
      barcode: one(text(32), "Barcode"),
      batchId: one(id),
      created: range("FromCreated", "ToCreated", day),
      ...sortedWindow(["id", "number", "created"]),
    },
    answer: rows(internalReceptionInListSchema),
  }),
  one: restCall({
    id: "REC-13",
    access: ["receptions_intern"],
    method: "GET",
    path: "pdf/reception_entry_notes_intern/{id}",
    params: { id },
    query: { format: fixed("JSON") },
    answer: internalReceptionSchema,
  }),
  pdf: downloadCall({
    id: "PDF-02",
    access: ["receptions_intern"],
    path: "pdf/reception_entry_notes_intern/{id}",
    params: { id },
    file: "pdf",
    fileName: "internal-reception",
  }),
};

export const receptionsInternCalls = {
  ...receptionsInternReads,
  /** The documents name no call (reading 64). Whole or not at all. */
  create: restCall({
    id: "REC-15.create",
    access: ["receptions_intern"],
    isOptional: true,
    method: "POST",
    path: "receptions_intern",
    body: newInternalReceptionBody,
    answer: z.object({ id: z.int() }),
  }),
};
