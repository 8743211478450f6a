import * as z from "#schema";
import { restCall } from "@/lib/calls/call";
import { newReturnBody } from "./return-bodies";
import { returnReads } from "./return-reads.calls";

export type NewReturn = z.output<typeof newReturnBody>;

/** All calls of returns. What only reads them takes `returnReads`. */
export const returnToSupplierCalls = {
  ...returnReads,
  /** A return with its lines, whole or not at all. */
  create: restCall({
    id: "RET-03",
    access: ["return_to_supplier"],
    method: "POST",
    path: "return_to_suppliers",
    body: newReturnBody,
    /** The documents do not name it (reading 65). */
    answer: z.object({ id: z.int() }),
  }),
};
