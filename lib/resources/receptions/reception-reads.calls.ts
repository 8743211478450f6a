import * as z from "#schema";
import { downloadCall, queryCall, restCall } from "@/lib/calls/call";
import { camelKeys } from "@/lib/calls/camel-keys";
import { queryOrder, rowWindow } from "@/lib/calls/paging";
import { list, one, range } from "@/lib/calls/params";
import { noQueryRows, queryRows } from "@/lib/calls/query-rows";
import { day, id, text } from "@/lib/calls/scalars";
import { jsonText, optionalText, rows } from "@/lib/calls/wire";
import { noteDetailSchema, noteFields, receptionOfStock } from "./reception-of-stock.calls";

export type { Reception, ReceptionLine } from "./reception-of-stock.calls";

/** A line as the list carries it, inside its row's JSON text (2§3). */
const lineInListSchema = z.object({
  barcode: optionalText,
  name: z.string(),
  productImg: optionalText,
});

const noteInListSchema = z.pipe(
  camelKeys(z.extend(noteFields, { ReceptionEntryNoteItems: jsonText(z.array(lineInListSchema)) })),
  z.transform(({ receptionEntryNoteItems: items, ...note }) => ({ ...note, items })),
);

export type ReceptionInList = z.output<typeof noteInListSchema>;

/** What a page asks that only reads receptions: the bodies of the writes weigh more than all of it. */
export const receptionReads = {
  list: queryCall({
    id: "QRY-08",
    access: ["receptions", "return_to_supplier"],
    queryName: "acquirer-receptions",
    /** Left: the filters' own keys of 1§7 (reading 8). Right: the names inside jsonFilters, 2§3. */
    filters: {
      barcode: one(text(32), "barcode"),
      created: range("FromCreated", "ToCreated", day),
      batchId: one(id, "BatchID"),
      supplier: one(id, "CompanyID"),
      typeDocument: one(id, "ReceptionTypeDocumentID"),
      /** The reception type (reading 25): a filter key of 1§7 that 2§3 does not name. */
      receptionType: one(id),
      renNumber: one(text(60), "ReceptionNumber"),
      productId: one(id, "ProductID"),
      ...queryOrder(["Id", "Created", "Number"]),
    },
    answer: queryRows(noteInListSchema),
    empty: noQueryRows,
  }),
  one: queryCall({
    id: "QRY-07",
    access: ["receptions", "return_to_supplier"],
    queryName: "acquirer-reception-details",
    filters: { id: one(id, "ReceptionID") },
    answer: queryRows(noteDetailSchema),
    empty: noQueryRows,
    mostRows: 1,
  }),
  /** The same notes over REST, with the parameter names of 2§7: for the notes behind a stock. */
  listOfStock: restCall({
    id: "REC-04",
    access: ["receptions", "current_stocks", "return_to_supplier"],
    method: "GET",
    path: "reception_entry_notes",
    query: {
      barcode: one(text(32)),
      supplierId: one(id),
      productIds: list(id),
      batchNumber: one(text(60)),
      ...rowWindow,
    },
    answer: rows(noteInListSchema),
  }),
  ...receptionOfStock,
  pdf: downloadCall({
    id: "PDF-03",
    access: ["receptions", "return_to_supplier"],
    path: "pdf/reception_entry_notes/{id}",
    params: { id },
    file: "pdf",
    fileName: "reception",
  }),
};
