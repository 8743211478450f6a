import { and, eq, exists, inArray, type SQL, sql } from "drizzle-orm";
import type { CallArgs } from "@/lib/calls/call";
import type { returnToSupplierCalls } from "@/lib/resources/return_to_supplier/return-to-supplier.calls";
import { contains, withinDays } from "../../db/conditions";
import type { Reader } from "../../db/database";
import { documentSeries } from "../../db/schema/documents";
import { entryNoteItems, entryNotes } from "../../db/schema/receptions";
import { supplierReturnItems, supplierReturns } from "../../db/schema/return-to-supplier";
import type { OperatorDays } from "../../operator-days";
import { productsByBarcode } from "../products/barcodes";
import { numberFilter } from "../receptions/note-filter";

export type ReturnQuery = NonNullable<CallArgs<typeof returnToSupplierCalls.list>["query"]>;

/** What is left out does not filter. Those of lines find the returns with at least one such line. */
export function returnFilter(read: Reader, query: ReturnQuery, days: OperatorDays): SQL | undefined {
  return and(
    query.numberDocument ? contains(supplierReturns.numberDocument, query.numberDocument) : undefined,
    query.renNumber ? ofNotes(read, numberFilter(query.renNumber)) : undefined,
    query.supplier && ofNotes(read, inArray(entryNotes.companyId, [...query.supplier])),
    query.products && withLine(read, inArray(entryNoteItems.productId, [...query.products])),
    query.barcode
      ? withLine(read, inArray(entryNoteItems.productId, productsByBarcode(read, query.barcode)))
      : undefined,
    query.isTotalReturned === undefined ? undefined : eq(supplierReturns.isTotalReturned, query.isTotalReturned),
    withinDays(supplierReturns.created, query.created, days),
  );
}

function ofNotes(read: Reader, condition: SQL): SQL {
  const notes = read
    .select({ id: entryNotes.id })
    .from(entryNotes)
    .innerJoin(documentSeries, eq(documentSeries.id, entryNotes.documentSeriesId))
    .where(condition);
  return inArray(supplierReturns.entryNoteId, notes);
}

function withLine(read: Reader, condition: SQL): SQL {
  return exists(
    read
      .select({ one: sql`1` })
      .from(supplierReturnItems)
      .innerJoin(entryNoteItems, eq(entryNoteItems.id, supplierReturnItems.entryNoteItemId))
      .where(and(eq(supplierReturnItems.supplierReturnId, supplierReturns.id), condition)),
  );
}
