import { asc, desc, eq, sql } from "drizzle-orm";
import { receptionsCalls } from "@/lib/resources/receptions/receptions.calls";
import type { Reader } from "../../db/database";
import { documentSeries } from "../../db/schema/documents";
import { entryNoteDiscounts, entryNotes } from "../../db/schema/receptions";
import { type QueryHandler, queryHandler, type RowWindow } from "../../grpc/query-handler";
import type { PlatformContext } from "../../platform-context";
import { objectNotFound, PlatformError } from "../../platform-error";
import { decimalText } from "../../wire-values";
import { pictureUrl } from "../pictures/picture-url";
import { barcodesOf } from "../products/barcodes";
import { type NoteFilters, noteFilter } from "./note-filter";
import { type LineRow, lineRows, noteRows, toNoteHead } from "./note-rows";

const sortColumns = { Id: entryNotes.id, Created: entryNotes.created, Number: entryNotes.number };

/** The reads of receptions over QueryCommand (2§7). */
export function receptionQueries(context: PlatformContext): QueryHandler[] {
  return [
    queryHandler(receptionsCalls.list, (filters, window) => listNotes(context, filters, window)),
    queryHandler(receptionsCalls.one, ({ id }) => {
      if (id === undefined) throw new PlatformError(400, "ReceptionID is required");
      return readNote(context, id);
    }),
  ];
}

async function listNotes(context: PlatformContext, filters: NoteFilters, { offset, limit }: RowWindow) {
  const { read } = context.database;
  const where = noteFilter(read, filters);
  const direction = filters.order === "ASC" ? asc : desc;
  const rows = await noteRows(read)
    .where(where)
    .orderBy(direction(sortColumns[filters.sort ?? "Created"]), direction(entryNotes.id))
    .limit(limit)
    .offset(offset);
  const lines = await lineRows(
    read,
    rows.map(({ note }) => note.id),
  );
  const barcodes = await barcodesOf(
    read,
    lines.map(({ product }) => product.id),
  );
  const items = rows.map((row) => ({
    ...toNoteHead(row),
    ReceptionEntryNoteItems: JSON.stringify(
      lines
        .filter(({ item }) => item.entryNoteId === row.note.id)
        .map(({ product }) => ({
          barcode: barcodes.get(product.id),
          name: product.name,
          productImg: pictureUrl(context, product.id),
        })),
    ),
  }));
  const [total] = await read
    .select({ count: sql<number>`count(*)` })
    .from(entryNotes)
    .innerJoin(documentSeries, eq(documentSeries.id, entryNotes.documentSeriesId))
    .where(where);
  return { Items: items, TotalCount: total?.count ?? 0 };
}

async function readNote(context: PlatformContext, id: number) {
  const { read } = context.database;
  const [row] = await noteRows(read).where(eq(entryNotes.id, id));
  if (!row) throw new PlatformError(404, objectNotFound);
  const lines = await lineRows(read, [id]);
  const barcodes = await barcodesOf(
    read,
    lines.map(({ product }) => product.id),
  );
  const item = {
    ...toNoteHead(row),
    ReceptionEntryNoteItems: JSON.stringify(lines.map((line) => toLine(context, line, barcodes.get(line.product.id)))),
    // Notes of the older system have no such list at all.
    ReceptionEntryNoteVatDiscounts: row.note.isLegacy ? null : JSON.stringify(await vatDiscounts(read, id)),
  };
  return { Items: [item], TotalCount: 1 };
}

function toLine(context: PlatformContext, line: LineRow, barcode: string | undefined) {
  const { item, product, batch, storage, rateVAT, discount } = line;
  return {
    id: item.id,
    product: { ...product, barcode, image: pictureUrl(context, product.id) },
    quantity: { quantityInvoice: item.quantityInvoice, quantityReceived: item.quantityReceived },
    batchNumber: batch.number,
    expirationDate: batch.expirationDate,
    pricePurchase: item.pricePurchase === null ? null : decimalText(item.pricePurchase),
    storage,
    rateVAT,
    discount: discount && {
      id: discount.id,
      value: decimalText(discount.value ?? 0),
      isFixedValue: discount.isFixedValue,
    },
  };
}

async function vatDiscounts(read: Reader, entryNoteId: number) {
  const rows = await read
    .select()
    .from(entryNoteDiscounts)
    .where(eq(entryNoteDiscounts.entryNoteId, entryNoteId))
    .orderBy(entryNoteDiscounts.id);
  return rows.flatMap(({ id, forRateVat, value, isFixedValue }) =>
    forRateVat === null ? [] : [{ id, forRateVAT: forRateVat, value: decimalText(value ?? 0), isFixedValue }],
  );
}
