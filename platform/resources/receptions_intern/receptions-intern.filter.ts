import { and, eq, exists, inArray, type SQL, sql } from "drizzle-orm";
import type { CallArgs } from "@/lib/calls/call";
import type { receptionsInternCalls } from "@/lib/resources/receptions_intern/receptions-intern.calls";
import { contains, withinDays } from "../../db/conditions";
import type { Reader } from "../../db/database";
import { internalNoteItems, internalNotes } from "../../db/schema/receptions-intern";
import type { OperatorDays } from "../../operator-days";
import { productsByBarcode } from "../products/barcodes";

export type InternalReceptionQuery = NonNullable<CallArgs<typeof receptionsInternCalls.list>["query"]>;

/** Before the number of an internal reception. */
export const internalSeries = "RIN";

/** Those of lines find the notes with at least one such line. */
export function internalReceptionFilter(
  read: Reader,
  query: InternalReceptionQuery,
  days: OperatorDays,
): SQL | undefined {
  return and(
    query.renNumber ? contains(sql`${`${internalSeries} `} || ${internalNotes.number}`, query.renNumber) : undefined,
    query.sourceStorage && inArray(internalNotes.sourceStorageId, [...query.sourceStorage]),
    query.destinationStorage && inArray(internalNotes.destinationStorageId, [...query.destinationStorage]),
    query.products && withLine(read, inArray(internalNoteItems.productId, [...query.products])),
    query.barcode
      ? withLine(read, inArray(internalNoteItems.productId, productsByBarcode(read, query.barcode)))
      : undefined,
    query.batchId ? withLine(read, eq(internalNoteItems.batchId, query.batchId)) : undefined,
    withinDays(internalNotes.created, query.created, days),
  );
}

function withLine(read: Reader, condition: SQL): SQL {
  return exists(
    read
      .select({ one: sql`1` })
      .from(internalNoteItems)
      .where(and(eq(internalNoteItems.internalNoteId, internalNotes.id), condition)),
  );
}
