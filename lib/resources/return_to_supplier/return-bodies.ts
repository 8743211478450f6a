import * as z from "#schema";
import { day, filledText } from "@/lib/calls/scalars";

/** As many as a reception has, at most. */
export const mostReturnLines = 2000;
const mostPieces = 1_000_000;
/** In characters. */
export const longestReturnNumber = 60;

const recordId = z.int().check(z.gte(1));

/** RETS-007: what a new return sends (reading 65), in the names of 2§3; other records go by their ids. */
export const newReturnBody = z.strictObject({
  /** The reception that it takes back. */
  ren: recordId,
  documentDate: day,
  numberDocument: filledText(longestReturnNumber),
  /** It takes all that was received. */
  isTotalReturned: z.boolean(),
  /** Lines of the reception, with the pieces that go back, below 0 (RETS-003). */
  items: z
    .array(z.strictObject({ reni: recordId, quantity: z.int().check(z.gte(-mostPieces), z.lte(-1)) }))
    .check(z.minLength(1), z.maxLength(mostReturnLines)),
});
