import * as z from "#schema";
import { restCall } from "@/lib/calls/call";
import { fixed, list, one } from "@/lib/calls/params";
import { id, integer, text } from "@/lib/calls/scalars";
import { optionalText } from "@/lib/calls/wire";

/** Short lists without paging that forms and filters choose from. */
const named = z.array(z.object({ id: z.int(), name: z.string() }));

/** A dropdown's search: by a part of the name, or exactly the records of some ids (1§7, 1§9). */
const dropdown = {
  dropdown: fixed("true"),
  search: one(text(60)),
  ids: list(id),
  limit: one(integer({ min: 1, max: 100 })),
};

/** By name; one without a name is no option (FILT-028). */
const options = z.array(z.object({ id: z.int(), name: optionalText }));

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
  /** By id; `countryId` 1 is Romania. */
  counties: restCall({
    id: "STO-06",
    access: ["storages", "companies"],
    method: "GET",
    path: "counties",
    query: { countryId: one(id) },
    answer: named,
  }),
  /** Options of the batch filter: `name` is the batch number. */
  batches: restCall({
    id: "DRP-01",
    access: ["receptions", "receptions_intern", "current_stocks"],
    method: "GET",
    path: "batches",
    query: dropdown,
    answer: options,
  }),
  suppliers: restCall({
    id: "DRP-02",
    access: ["receptions", "return_to_supplier", "current_stocks", "products"],
    method: "GET",
    path: "companies/suppliers",
    query: dropdown,
    answer: z.array(z.object({ id: z.int(), name: optionalText, city: optionalText })),
  }),
};
