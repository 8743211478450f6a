import { eq, inArray, type SQL } from "drizzle-orm";
import type { Reader } from "../../db/database";
import { inOrderOf, readPage } from "../../db/read-page";
import { documentSeries } from "../../db/schema/documents";
import { entryNoteDiscounts, entryNotes } from "../../db/schema/receptions";
import type { RowWindow } from "../../grpc/query-handler";
import { pictureUrl } from "../../pictures/picture-url";
import type { PlatformContext } from "../../platform-context";
import { found } from "../../platform-error";
import { decimalText } from "../../wire-values";
import { barcodesIn } from "../products/barcodes";
import type { NoteFilters } from "./note-filter";
import { type LineRow, lineRows, noteRows, toNoteHead } from "./note-rows";

const sortColumns = { Id: entryNotes.id, Created: entryNotes.created, Number: entryNotes.number };

type Sorting = Pick<NoteFilters, "sort" | "order">;

/** A page of notes, newest first unless asked otherwise, each with the names of its products. */
export async function listNotes(
  context: PlatformContext,
  where: SQL | undefined,
  { offset, limit }: RowWindow,
  { sort = "Created", order = "DESC" }: Sorting = {},
) {
  const { read } = context.database;
  const { ids, totalCount } = await readPage(context.database, {
    ids: () =>
      read
        .select({ id: entryNotes.id })
        .from(entryNotes)
        .innerJoin(documentSeries, eq(documentSeries.id, entryNotes.documentSeriesId))
        .$dynamic(),
    where,
    order: [
      [sortColumns[sort], order],
      [entryNotes.id, order],
    ],
    window: { offset, limit },
  });
  const rows = inOrderOf(ids, await noteRows(read).where(inArray(entryNotes.id, ids)), ({ note }) => note.id);
  const lines = await lineRows(read, ids);
  const barcodes = await barcodesIn(read, lines, ({ product }) => product.id);
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
  return { items, totalCount };
}

/** One note with everything. @throws PlatformError 404 */
export async function readNote(context: PlatformContext, id: number) {
  const { read } = context.database;
  const row = found((await noteRows(read).where(eq(entryNotes.id, id)))[0]);
  const lines = await lineRows(read, [id]);
  const barcodes = await barcodesIn(read, lines, ({ product }) => product.id);
  const discounts = await vatDiscounts(read, id);
  // Notes of the older system have no such list at all, until one of them gets such a discount.
  const hasDiscounts = !row.note.isLegacy || discounts.length > 0;
  return {
    ...toNoteHead(row),
    ReceptionEntryNoteItems: JSON.stringify(lines.map((line) => toLine(context, line, barcodes.get(line.product.id)))),
    ReceptionEntryNoteVatDiscounts: hasDiscounts ? JSON.stringify(discounts) : null,
  };
}

function toLine(context: PlatformContext, line: LineRow, barcode: string | undefined) {
  const { item, product, batch, storage, rateVAT, discount } = line;
  return {
    id: item.id,
    product: { ...product, barcode, image: pictureUrl(context, product.id) },
    quantity: { quantityInvoice: item.quantityInvoice, quantityReceived: item.quantityReceived },
    batchNumber: batch.number || null,
    expirationDate: batch.expirationDate,
    pricePurchase: item.pricePurchase === null ? null : decimalText(item.pricePurchase),
    storage,
    rateVAT,
    discount: discount && valuesOf(discount),
  };
}

async function vatDiscounts(read: Reader, entryNoteId: number) {
  const rows = await read
    .select()
    .from(entryNoteDiscounts)
    .where(eq(entryNoteDiscounts.entryNoteId, entryNoteId))
    .orderBy(entryNoteDiscounts.id);
  return rows.flatMap((row) => (row.forRateVat === null ? [] : [{ ...valuesOf(row), forRateVAT: row.forRateVat }]));
}

/** A discount without a value takes nothing off. */
function valuesOf({ id, value, valueVat, isFixedValue }: typeof entryNoteDiscounts.$inferSelect) {
  return {
    id,
    value: decimalText(value ?? 0),
    valueVAT: valueVat === null ? null : decimalText(valueVat),
    isFixedValue,
  };
}
