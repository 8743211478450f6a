import * as z from "#schema";
import { downloadCall, restCall } from "@/lib/calls/call";
import { sortedWindow } from "@/lib/calls/paging";
import { list, one, range } from "@/lib/calls/params";
import { day, flag, id, text } from "@/lib/calls/scalars";
import { amount, calendarDay, entityReference, moment, optional, optionalText, person, rows } from "@/lib/calls/wire";

/** RETS-002: a line of the reception as it goes back, its quantity negated (RETS-003). */
const returnedLineSchema = z.object({
  id: z.int(),
  /** Below 0. */
  quantity: z.int(),
  batchNumber: optionalText,
  expirationDate: optional(calendarDay),
  /** Net unit price in the reception's currency. */
  pricePurchase: optional(amount),
  /** `rate` in percent. */
  rateVAT: z.object({ id: z.int(), rate: z.number() }),
  storage: entityReference,
  product: z.object({
    id: z.int(),
    barCode: optionalText,
    productNodeReference: z.int(),
    name: z.string(),
    productImg: optionalText,
  }),
});

const returnInListSchema = z.object({
  id: z.int(),
  created: moment,
  /** The reception that it takes back. */
  ren: z.object({ id: z.int(), number: z.string() }),
  company: entityReference,
  currency: z.object({ id: z.int(), code: z.string() }),
  documentDate: calendarDay,
  numberDocument: z.string(),
  isTotalReturned: z.boolean(),
  createdBy: person,
  observations: optionalText,
  itemsCount: z.int(),
});

const returnSchema = z.extend(returnInListSchema, {
  items: z.array(z.object({ id: z.int(), reni: returnedLineSchema })),
  /** What had gone back of the reception's lines before it, below 0 (reading 62). The documents do not name it. */
  before: optional(z.array(z.object({ id: z.int(), quantity: z.int() }))),
});

export type ReturnInList = z.output<typeof returnInListSchema>;
export type SupplierReturn = z.output<typeof returnSchema>;
export type ReturnedLine = z.output<typeof returnedLineSchema>;

/** What a page asks that only reads returns. */
export const returnReads = {
  /** FILT-052: the filters are ours, except for the documented fromCreated. */
  list: restCall({
    id: "RET-01",
    access: ["return_to_supplier"],
    method: "GET",
    path: "return_to_suppliers",
    query: {
      numberDocument: one(text(60)),
      renNumber: one(text(60)),
      supplier: list(id, "CompanyID"),
      products: list(id, "productIds"),
      barcode: one(text(32), "Barcode"),
      isTotalReturned: one(flag),
      created: range("fromCreated", "toCreated", day),
      ...sortedWindow(["id", "created", "documentDate"]),
    },
    answer: rows(returnInListSchema),
  }),
  one: restCall({
    id: "RET-02",
    access: ["return_to_supplier"],
    method: "GET",
    path: "return_to_suppliers/{id}",
    params: { id },
    answer: returnSchema,
  }),
  pdf: downloadCall({
    id: "PDF-04",
    access: ["return_to_supplier"],
    path: "pdf/return_to_supplier/{id}",
    params: { id },
    file: "pdf",
    fileName: "return-to-supplier",
  }),
};
