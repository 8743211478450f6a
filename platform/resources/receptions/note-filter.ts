import { and, eq, exists, inArray, type SQL, sql } from "drizzle-orm";
import type { CallArgs } from "@/lib/calls/call";
import type { receptionsCalls } from "@/lib/resources/receptions/receptions.calls";
import { contains, withinDays } from "../../db/conditions";
import type { Reader } from "../../db/database";
import { documentSeries } from "../../db/schema/documents";
import { batches } from "../../db/schema/products";
import { entryNoteItems, entryNotes } from "../../db/schema/receptions";
import type { OperatorDays } from "../../operator-days";
import { productsByBarcode } from "../products/barcodes";

export type NoteFilters = NonNullable<CallArgs<typeof receptionsCalls.list>["filters"]>;

/** The filters of 2§3. Those of lines find the notes with at least one such line. */
export function noteFilter(read: Reader, filters: NoteFilters, days: OperatorDays): SQL | undefined {
  return and(
    withinDays(entryNotes.created, filters.created, days),
    filters.supplier ? eq(entryNotes.companyId, filters.supplier) : undefined,
    filters.typeDocument ? eq(entryNotes.documentTypeId, filters.typeDocument) : undefined,
    filters.receptionType ? eq(entryNotes.documentSeriesId, filters.receptionType) : undefined,
    filters.renNumber ? numberFilter(filters.renNumber) : undefined,
    filters.batchId ? withLine(read, eq(entryNoteItems.batchId, filters.batchId)) : undefined,
    filters.productId ? withLine(read, eq(entryNoteItems.productId, filters.productId)) : undefined,
    filters.barcode
      ? withLine(read, inArray(entryNoteItems.productId, productsByBarcode(read, filters.barcode)))
      : undefined,
  );
}

type StockQuery = NonNullable<CallArgs<typeof receptionsCalls.listOfStock>["query"]>;

/** The parameters that REST knows (2§7): batches by their number, several products at once. */
export function stockNoteFilter(read: Reader, query: StockQuery, days: OperatorDays): SQL | undefined {
  return and(
    noteFilter(read, { supplier: query.supplierId, barcode: query.barcode }, days),
    query.productIds ? withLine(read, inArray(entryNoteItems.productId, [...query.productIds])) : undefined,
    query.batchNumber ? batchNumberFilter(read, query.batchNumber) : undefined,
  );
}

function batchNumberFilter(read: Reader, number: string): SQL {
  const found = read.select({ id: batches.id }).from(batches).where(eq(batches.number, number));
  return withLine(read, inArray(entryNoteItems.batchId, found));
}

function withLine(read: Reader, condition: SQL | undefined): SQL {
  return exists(
    read
      .select({ one: sql`1` })
      .from(entryNoteItems)
      .where(and(eq(entryNoteItems.entryNoteId, entryNotes.id), condition)),
  );
}

/** As it is written on the note: "REN 1204", or a part of it. The query joins the document series. */
export function numberFilter(text: string): SQL {
  return contains(sql`${documentSeries.series} || ' ' || ${entryNotes.number}`, text);
}
