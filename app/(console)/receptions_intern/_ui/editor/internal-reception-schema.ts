import * as z from "zod/mini";
import { isDay } from "@/lib/dates/day";
import { longestPassing, longestRemark, mostLines } from "@/lib/resources/receptions_intern/internal-reception-body";
import {
  type EnteredMove,
  type InternalReceptionValues,
  isFaultyMove,
} from "@/lib/resources/receptions_intern/new-internal-reception";

/** Issues carry the keys of `receptions_intern.form`. A line's own faults are told in its cells. */
const message = (fault: string) => fault;
const chosen = (fault: string) => z.string().check(z.minLength(1, message(fault)));

export const internalReceptionSchema = z
  .object({
    sourceStorage: chosen("sourceRequired"),
    destinationStorage: chosen("destinationRequired"),
    documentDate: z.string().check(z.refine(isDay, message("documentDateRequired"))),
    auto: z.string().check(z.maxLength(longestPassing)),
    delegate: z.string().check(z.maxLength(longestPassing)),
    observations: z.string().check(z.maxLength(longestRemark)),
    lines: z.array(z.custom<EnteredMove>()).check(
      z.minLength(1, message("linesRequired")),
      z.maxLength(mostLines, message("tooManyLines")),
      z.refine((entered) => !entered.some(isFaultyMove), message("lineFaults")),
    ),
  })
  .check(
    z.refine<InternalReceptionValues>(
      ({ sourceStorage, destinationStorage }) => sourceStorage === "" || sourceStorage !== destinationStorage,
      { path: ["destinationStorage"], message: message("sameStorage") },
    ),
  );
