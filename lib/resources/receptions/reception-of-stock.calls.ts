import * as z from "#schema";
import { restCall } from "@/lib/calls/call";
import { camelKeys } from "@/lib/calls/camel-keys";
import { id } from "@/lib/calls/scalars";
import { amount, calendarDay, entityReference, jsonText, moment, optional, optionalText } from "@/lib/calls/wire";

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

/** What the list and the whole note have in common. */
export const noteFields = z.object({
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

export const noteDetailSchema = z.pipe(
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

export type Reception = z.output<typeof noteDetailSchema>;
export type ReceptionLine = z.output<typeof lineSchema>;

/** One note over REST: all that a page asks which only values what was received. */
export const receptionOfStock = {
  oneOfStock: restCall({
    id: "REC-06",
    access: ["receptions", "current_stocks", "return_to_supplier"],
    method: "GET",
    path: "reception_entry_notes/{id}",
    params: { id },
    answer: noteDetailSchema,
  }),
};
