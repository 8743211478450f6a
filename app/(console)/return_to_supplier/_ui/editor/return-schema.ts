import * as z from "zod/mini";
import { isDay } from "@/lib/dates/day";
import type { ReturnEntry } from "@/lib/resources/return_to_supplier/new-return";
import { longestReturnNumber } from "@/lib/resources/return_to_supplier/return-bodies";

/** Issues carry the keys of `return_to_supplier.form`. A line's own faults are told in its cells. */
const message = (fault: string) => fault;

export const newReturnSchema = z.object({
  ren: z.string().check(z.minLength(1)),
  numberDocument: z.string().check(z.regex(/\S/), z.maxLength(longestReturnNumber)),
  documentDate: z.string().check(z.refine(isDay)),
  lines: z.array(z.custom<ReturnEntry>()).check(
    z.refine((entries) => entries.some(({ text }) => text !== ""), message("linesRequired")),
    z.refine((entries) => !entries.some(({ isFaulty }) => isFaulty), message("lineFaults")),
  ),
});
