import * as z from "#schema";
import { day, filledText, longText } from "@/lib/calls/scalars";

/**
 * What the writes of receptions send (RECP-033), in the names of 2§3; other records go by their ids. What is left out of
 * an edit stays as it is, and null clears it.
 */

/** The longest note that one request carries; its body stays within what the API reads. */
export const mostLines = 2000;
export const mostPieces = 1_000_000;
/** In characters. */
export const longestDocumentNumber = 60;
export const longestBatchNumber = 60;
export const longestPassing = 120;
export const longestRemark = 2000;

const recordId = z.int().check(z.gte(1));
const pieces = z.int().check(z.gte(0), z.lte(mostPieces));
/** Net, of one piece. */
const price = z.string().check(z.regex(/^\d{1,9}(\.\d{1,2})?$/, "must be an amount with at most 2 places"));
/** RECP-015: a 0 is never sent. */
const discountAmount = z
  .string()
  .check(z.regex(/^(?!0+(\.0+)?$)\d{1,12}(\.\d{1,2})?$/, "must be above 0, with at most 2 places"));
const passing = z.nullish(filledText(longestPassing));
const remark = z.nullish(longText(longestRemark));

/** Of an object, as its schema has seen by then. */
const changesSomething = z.refine((edit) => Object.values(Object(edit)).some(isGiven), "must change something");

function isGiven(value: unknown): boolean {
  return value !== undefined;
}

const headerFields = {
  company: recordId,
  typeDocument: recordId,
  /** The reception type (reading 25). */
  seriesDocument: recordId,
  currency: recordId,
  numberDocument: filledText(longestDocumentNumber),
  documentDate: day,
};

const headerOptions = {
  dateInStock: z.nullish(day),
  auto: passing,
  delegate: passing,
  observationCommitteeReception: remark,
  internalObservations: remark,
};

/** Goods with neither number nor day have a batch all the same. */
const batchFields = {
  batchNumber: z.nullish(filledText(longestBatchNumber)),
  expirationDate: z.nullish(day),
};

const lineFields = {
  product: recordId,
  storage: recordId,
  rateVAT: recordId,
  quantity: z.strictObject({ quantityInvoice: pieces, quantityReceived: pieces }),
  pricePurchase: z.nullish(price),
  ...batchFields,
};

/** `value` is percent unless fixed. `valueVAT` is the VAT of what it takes off (reading 63), left out where that is 0. */
const newDiscount = {
  isFixedValue: z.boolean(),
  value: discountAmount,
  valueVAT: z.nullish(discountAmount),
};

/** RECP-016: what a person empties, or sets to 0, is null. */
const clearableDiscount = { ...newDiscount, value: z.nullish(discountAmount) };

/** RECP-009. */
const ofLine = { receptionEntryNote: recordId, receptionEntryNoteItem: recordId };
/** RECP-010. The rate is in percent, e.g. 19. */
const rateInPercent = z.int().check(z.gte(0), z.lte(100));
const ofRate = { receptionEntryNote: recordId, forRateVAT: rateInPercent };

export const newReceptionBody = z.strictObject({
  ...headerFields,
  ...headerOptions,
  ReceptionEntryNoteItems: z
    .array(z.strictObject({ ...lineFields, discount: z.optional(z.strictObject(newDiscount)) }))
    .check(z.minLength(1), z.maxLength(mostLines)),
  ReceptionEntryNoteVatDiscounts: z.optional(
    z.array(z.strictObject({ forRateVAT: rateInPercent, ...newDiscount })).check(z.maxLength(101)),
  ),
});

/** RECP-018. */
export const receptionEditBody = z
  .strictObject({
    company: z.optional(headerFields.company),
    typeDocument: z.optional(headerFields.typeDocument),
    seriesDocument: z.optional(headerFields.seriesDocument),
    currency: z.optional(headerFields.currency),
    numberDocument: z.optional(headerFields.numberDocument),
    documentDate: z.optional(headerFields.documentDate),
    ...headerOptions,
  })
  .check(changesSomething);

/** Reading 46. */
export const newLineBody = z.strictObject({ receptionEntryNote: recordId, ...lineFields });

/** RECP-019. A line stays in its storage. */
export const lineEditBody = z
  .strictObject({
    product: z.optional(lineFields.product),
    rateVAT: z.optional(lineFields.rateVAT),
    quantity: z.optional(
      z
        .strictObject({ quantityInvoice: z.optional(pieces), quantityReceived: z.optional(pieces) })
        .check(changesSomething),
    ),
    pricePurchase: lineFields.pricePurchase,
    ...batchFields,
  })
  .check(changesSomething);

/** RECP-032: of one line, or of one VAT rate of the note. */
export const newDiscountBody = z.union([
  z.strictObject({ ...ofLine, ...newDiscount }),
  z.strictObject({ ...ofRate, ...newDiscount }),
]);
export const discountEditBody = z.union([
  z.strictObject({ ...ofLine, ...clearableDiscount }),
  z.strictObject({ ...ofRate, ...clearableDiscount }),
]);
