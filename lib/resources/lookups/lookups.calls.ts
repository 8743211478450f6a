import { z } from "zod";
import { restCall } from "@/lib/calls/call";
import { optionalText } from "@/lib/calls/wire";

/** Short lists without paging that forms and filters choose from. */
const named = z.array(z.object({ id: z.int(), name: z.string() }));

export const lookupsCalls = {
  currencies: restCall({
    id: "CAT-01",
    access: "signed-in",
    method: "GET",
    path: "currencies",
    answer: z.array(z.object({ id: z.int(), code: z.string() })),
  }),
  /** Supplier document types, e.g. invoice, delivery note. */
  typeDocuments: restCall({
    id: "REC-02",
    access: ["receptions", "receptions_intern"],
    method: "GET",
    path: "type_documents",
    answer: named,
  }),
  /** Reception types. */
  seriesDocuments: restCall({
    id: "REC-03",
    access: ["receptions", "receptions_intern"],
    method: "GET",
    path: "series_documents",
    answer: named,
  }),
  /** `rate` in percent. */
  ratesVat: restCall({
    id: "REC-14",
    access: ["receptions", "products", "services"],
    method: "GET",
    path: "rates_vat",
    answer: z.array(z.object({ id: z.int(), rate: z.number() })),
  }),
  chains: restCall({
    id: "USR-05",
    access: "signed-in",
    method: "GET",
    path: "chains",
    answer: z.array(z.object({ id: z.int(), name: z.string(), euid: optionalText })),
  }),
};
