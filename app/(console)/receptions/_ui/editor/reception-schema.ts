import * as z from "zod/mini";
import { isDay } from "@/lib/dates/day";
import {
  type EnteredLine,
  type EnteredRateDiscount,
  isFaulty,
  type ReceptionValues,
  rateDiscountFault,
} from "@/lib/resources/receptions/new-reception";
import {
  longestDocumentNumber,
  longestPassing,
  longestRemark,
  mostLines,
} from "@/lib/resources/receptions/reception-bodies";

/** Issues carry the keys of `receptions.form`. A line's own faults are told in its cells. */
const message = (fault: string) => fault;
const chosen = z.string().check(z.minLength(1));
const dayOrNone = z.string().check(z.refine((day) => day === "" || isDay(day), message("dayFormat")));
const lines = z.array(z.custom<EnteredLine>());
const rateDiscounts = z.array(z.custom<EnteredRateDiscount>());

const headFields = {
  company: chosen,
  typeDocument: chosen,
  seriesDocument: chosen,
  currency: chosen,
  numberDocument: z.string().check(z.regex(/\S/), z.maxLength(longestDocumentNumber)),
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
export const savedReceptionSchema = z.object({ ...headFields, lines, rateDiscounts });
