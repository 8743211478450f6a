import * as z from "#schema";
import { downloadCall, queryCall, restCall } from "@/lib/calls/call";
import { camelKeys } from "@/lib/calls/camel-keys";
import { queryOrder, rowWindow } from "@/lib/calls/paging";
import { list, one, range } from "@/lib/calls/params";
import { noQueryRows, queryRows } from "@/lib/calls/query-rows";
import { day, id, text } from "@/lib/calls/scalars";
import { amount, calendarDay, entityReference, jsonText, moment, optional, optionalText, rows } from "@/lib/calls/wire";

/** A line as the list carries it, inside its row's JSON text (2§3). */
const lineInListSchema = z.object({
  barcode: optionalText,
  name: z.string(),
  productImg: optionalText,
});

const discountSchema = z.object({
  id: optional(z.int()),
  value: amount,
  /** The VAT of what it takes off (reading 63). */
  valueVAT: optional(amount),
  isFixedValue: z.boolean(),
});

/** A discount on a whole VAT rate of the note; `value` is percent unless fixed. */
const vatDiscountSchema = z.object({
  id: optional(z.int()),
  /** In percent, e.g. 19. */
  forRateVAT: z.number(),
  value: amount,
  /** The VAT of what it takes off (reading 63). */
  valueVAT: optional(amount),
  isFixedValue: z.boolean(),
});

const lineSchema = z.object({
  id: z.int(),
  product: z.object({
    id: z.int(),
    name: z.string(),
    barcode: optionalText,
    image: optionalText,
  }),
  quantity: z.object({
    quantityInvoice: z.number(),
    quantityReceived: z.number(),
  }),
  batchNumber: optionalText,
  expirationDate: optional(calendarDay),
  pricePurchase: optional(amount),
  storage: optional(entityReference),
  /** `rate` in percent. */
  rateVAT: z.object({ id: z.int(), rate: z.number() }),
  discount: optional(discountSchema),
});

const noteFields = z.object({
  Id: z.int(),
  Created: moment,
  Number: z.string(),
  company: z.extend(entityReference, { cui: optionalText }),
  typeDocument: entityReference,
  /** The reception type (reading 25). */
  seriesDocument: entityReference,
  currency: z.object({ id: z.int(), code: z.string() }),
  numberDocument: optionalText,
  documentDate: optional(calendarDay),
  dateInStock: optional(calendarDay),
  auto: optionalText,
  delegate: optionalText,
  observationCommitteeReception: optionalText,
  internalObservations: optionalText,
});

const noteInListSchema = z.pipe(
  camelKeys(z.extend(noteFields, { ReceptionEntryNoteItems: jsonText(z.array(lineInListSchema)) })),
  z.transform(({ receptionEntryNoteItems: items, ...note }) => ({ ...note, items })),
);

const noteDetailSchema = z.pipe(
  camelKeys(
    z.extend(noteFields, {
      ReceptionEntryNoteItems: jsonText(z.array(lineSchema)),
      ReceptionEntryNoteVatDiscounts: optional(jsonText(z.array(vatDiscountSchema))),
    }),
  ),
  z.transform(({ receptionEntryNoteItems: items, receptionEntryNoteVatDiscounts: vatDiscounts = [], ...note }) => ({
    ...note,
    items,
    vatDiscounts,
  })),
);

export type ReceptionInList = z.output<typeof noteInListSchema>;
export type Reception = z.output<typeof noteDetailSchema>;
export type ReceptionLine = z.output<typeof lineSchema>;

/** What a page asks that only reads receptions: the bodies of the writes weigh more than all of it. */
export const receptionReads = {
  list: queryCall({
    id: "QRY-08",
    access: ["receptions", "return_to_supplier"],
    queryName: "acquirer-receptions",
    /** Left: the filters' own keys of 1§7 (reading 8). Right: the names inside jsonFilters, 2§3. */
    filters: {
      barcode: one(text(32), "barcode"),
      created: range("FromCreated", "ToCreated", day),
      batchId: one(id, "BatchID"),
      supplier: one(id, "CompanyID"),
      typeDocument: one(id, "ReceptionTypeDocumentID"),
      /** The reception type (reading 25): a filter key of 1§7 that 2§3 does not name. */
      receptionType: one(id),
      renNumber: one(text(60), "ReceptionNumber"),
      productId: one(id, "ProductID"),
      ...queryOrder(["Id", "Created", "Number"]),
    },
    answer: queryRows(noteInListSchema),
    empty: noQueryRows,
  }),
  one: queryCall({
    id: "QRY-07",
    access: ["receptions", "return_to_supplier"],
    queryName: "acquirer-reception-details",
    filters: { id: one(id, "ReceptionID") },
    answer: queryRows(noteDetailSchema),
    empty: noQueryRows,
    mostRows: 1,
  }),
  /** The same notes over REST, with the parameter names of 2§7: for the notes behind a stock. */
  listOfStock: restCall({
    id: "REC-04",
    access: ["receptions", "current_stocks"],
    method: "GET",
    path: "reception_entry_notes",
    query: {
      barcode: one(text(32)),
      supplierId: one(id),
      productIds: list(id),
      batchNumber: one(text(60)),
      ...rowWindow,
    },
    answer: rows(noteInListSchema),
  }),
  oneOfStock: restCall({
    id: "REC-06",
    access: ["receptions", "current_stocks", "return_to_supplier"],
    method: "GET",
    path: "reception_entry_notes/{id}",
    params: { id },
    answer: noteDetailSchema,
  }),
  pdf: downloadCall({
    id: "PDF-03",
    access: ["receptions", "return_to_supplier"],
    path: "pdf/reception_entry_notes/{id}",
    params: { id },
    file: "pdf",
    fileName: "reception",
  }),
};
