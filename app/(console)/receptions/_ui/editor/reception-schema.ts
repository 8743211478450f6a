import * as z from "zod/mini";
import { isDay } from "@/lib/dates/day";
import {
  type EnteredLine,
  type EnteredRateDiscount,
  isFaulty,
  type ReceptionValues,
  rateDiscountFault,
} from "@/lib/resources/receptions/new-reception";
import type { ParkedLine } from "@/lib/resources/receptions/parked-lines";
import {
  longestDocumentNumber,
  longestPassing,
  longestRemark,
  mostLines,
} from "@/lib/resources/receptions/reception-bodies";
import type { WaitingCode } from "@/lib/scan/waiting-codes";

/** Issues carry the keys of `receptions.form`. A line's own faults are told in its cells. */
const message = (fault: string) => fault;
const chosen = z.string().check(z.minLength(1));
const dayOrNone = z.string().check(z.refine((day) => day === "" || isDay(day), message("dayFormat")));
const lines = z.array(z.custom<EnteredLine>());
/** What was scanned is neither saved nor left behind in silence. */
const codes = z.array(z.custom<WaitingCode>()).check(
  z.refine((waiting) => !waiting.some(({ state }) => state === "sought"), message("codesSought")),
  z.refine((waiting) => waiting.length === 0, message("codesWait")),
);
const parkedLines = z
  .array(z.custom<ParkedLine>())
  .check(z.refine((parked) => parked.length === 0, message("linesWait")));
const rateDiscounts = z.array(z.custom<EnteredRateDiscount>());

const headFields = {
  company: chosen,
  typeDocument: chosen,
  seriesDocument: chosen,
  currency: chosen,
  numberDocument: z.string().check(
    z.regex(/\S/, message("numberDocumentRequired")),
    z.refine((typed) => typed.trim().length <= longestDocumentNumber, message("numberDocumentTooLong")),
  ),
  documentDate: z.string().check(z.refine(isDay)),
  dateInStock: dayOrNone,
  auto: z.string().check(z.maxLength(longestPassing)),
  delegate: z.string().check(z.maxLength(longestPassing)),
  observationCommitteeReception: z.string().check(z.maxLength(longestRemark)),
  internalObservations: z.string().check(z.maxLength(longestRemark)),
};

export const newReceptionSchema = z
  .object({
    ...headFields,
    lines: lines.check(
      z.minLength(1, message("linesRequired")),
      z.maxLength(mostLines, message("tooManyLines")),
      z.refine((entered) => !entered.some(isFaulty), message("lineFaults")),
    ),
    rateDiscounts,
    codes,
    parkedLines,
  })
  .check(
    z.refine<ReceptionValues>(
      (form) => {
        const contents = form.lines.map(({ content }) => content);
        return form.rateDiscounts.every((discount) => rateDiscountFault(discount, contents) === undefined);
      },
      { path: ["rateDiscounts"], message: message("discountFaults") },
    ),
  );

/** Of a saved note the form holds the header: lines and discounts are checked and sent by themselves. */
export const savedReceptionSchema = z.object({ ...headFields, lines, rateDiscounts, codes, parkedLines });
