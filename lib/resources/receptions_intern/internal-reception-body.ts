import * as z from "#schema";
import { day, filledText, longText } from "@/lib/calls/scalars";

/** What a new internal reception sends (reading 64), in the names that its details answer; other records go by their ids. */

export const mostLines = 2000;
export const mostPieces = 1_000_000;
/** In characters. */
export const longestPassing = 120;
export const longestRemark = 2000;

const recordId = z.int().check(z.gte(1));
const passing = z.nullish(filledText(longestPassing));

export const newInternalReceptionBody = z.strictObject({
  sourceStorage: recordId,
  destinationStorage: recordId,
  /** The operator's day where it is left out. */
  documentDate: z.optional(day),
  auto: passing,
  delegate: passing,
  observations: z.nullish(longText(longestRemark)),
  /** A batch is one that lies in the source: its id as the rows of stock give it. */
  renDetails: z
    .array(
      z.strictObject({
        product: recordId,
        batch: recordId,
        quantity: z.int().check(z.gte(1), z.lte(mostPieces)),
      }),
    )
    .check(z.minLength(1), z.maxLength(mostLines)),
});
