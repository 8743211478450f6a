import type { RowsCall } from "@/lib/calls/call";
import { leastOfSchema } from "./sample-of-schema";

/** Lines of receptions stand in a text, which no schema describes: those of a row, and of the whole note. */
const lines = JSON.stringify([
  {
    id: 1,
    name: "Sample",
    product: { id: 1, name: "Sample" },
    quantity: { quantityInvoice: 1, quantityReceived: 1 },
    rateVAT: { id: 1, rate: 9 },
  },
]);

/** An answer on the wire without any field that may be missing. Its texts are "Sample". */
export function leastAnswer({ answer }: RowsCall): unknown {
  return leastOfSchema(answer, (path) => (path.endsWith(".ReceptionEntryNoteItems") ? lines : "Sample"));
}

/** What stands on a screen where a value was taken for granted. */
export const takenForGranted = /\b(?:undefined|NaN|null)\b|\[object|Invalid Date/g;

/** An address that was made of a value that was not there. */
export const leadsNowhere = /undefined|NaN|null|=(?:&|$)/;
