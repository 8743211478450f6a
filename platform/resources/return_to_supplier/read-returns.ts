import { count, eq, inArray } from "drizzle-orm";
import type { CallWire } from "@/lib/calls/call";
import type { returnToSupplierCalls } from "@/lib/resources/return_to_supplier/return-to-supplier.calls";
import type { Reader } from "../../db/database";
import { companies, currencies } from "../../db/schema/companies";
import { documentSeries, vatRates } from "../../db/schema/documents";
import { storages } from "../../db/schema/places";
import { batches, products } from "../../db/schema/products";
import { entryNoteItems, entryNotes } from "../../db/schema/receptions";
import { supplierReturnItems, supplierReturns } from "../../db/schema/return-to-supplier";
import { users } from "../../db/schema/users";
import { pictureUrl } from "../../pictures/picture-url";
import type { PlatformContext } from "../../platform-context";
import { found } from "../../platform-error";
import { decimalText, momentText } from "../../wire-values";
import { barcodesIn } from "../products/barcodes";
import { noteNumber } from "../receptions/note-rows";
import { piecesBefore } from "./pieces-before";

type HeadWire = CallWire<typeof returnToSupplierCalls.list>["items"][number];
export type ReturnWire = CallWire<typeof returnToSupplierCalls.one>;

/** Returns without their lines. In no order. */
export async function readHeads(read: Reader, ids: readonly number[]): Promise<HeadWire[]> {
  const rows = await read
    .select({
      returned: supplierReturns,
      note: entryNotes,
      series: documentSeries.series,
      company: { id: companies.id, name: companies.name },
      currency: currencies,
      createdBy: { id: users.id, firstName: users.firstName, lastName: users.lastName },
    })
    .from(supplierReturns)
    .innerJoin(entryNotes, eq(entryNotes.id, supplierReturns.entryNoteId))
    .innerJoin(documentSeries, eq(documentSeries.id, entryNotes.documentSeriesId))
    .innerJoin(companies, eq(companies.id, entryNotes.companyId))
    .innerJoin(currencies, eq(currencies.id, entryNotes.currencyId))
    .innerJoin(users, eq(users.id, supplierReturns.createdById))
    .where(inArray(supplierReturns.id, [...ids]));
  const counts = await read
    .select({ returnId: supplierReturnItems.supplierReturnId, items: count() })
    .from(supplierReturnItems)
    .where(inArray(supplierReturnItems.supplierReturnId, [...ids]))
    .groupBy(supplierReturnItems.supplierReturnId);
  return rows.map(({ returned, note, series, company, currency, createdBy }) => ({
    id: returned.id,
    created: momentText(returned.created),
    ren: { id: note.id, number: noteNumber({ series, note }) },
    company,
    currency,
    documentDate: returned.documentDate,
    numberDocument: returned.numberDocument,
    isTotalReturned: returned.isTotalReturned,
    createdBy,
    observations: returned.observations,
    itemsCount: counts.find(({ returnId }) => returnId === returned.id)?.items ?? 0,
  }));
}

/** One return with its lines, their quantities negated (RETS-003). @throws PlatformError 404 */
export async function readReturn(context: PlatformContext, id: number): Promise<ReturnWire> {
  const { read } = context.database;
  const head = found((await readHeads(read, [id]))[0]);
  const rows = await lineRows(read, id);
  const barcodes = await barcodesIn(read, rows, ({ product }) => product.id);
  return {
    ...head,
    before: await piecesBefore(read, head.ren.id, id),
    items: rows.map(({ item, line, product, batch, rateVAT, storage }) => ({
      id: item.id,
      reni: {
        id: line.id,
        quantity: -item.quantity,
        batchNumber: batch.number || null,
        expirationDate: batch.expirationDate,
        pricePurchase: line.pricePurchase === null ? null : decimalText(line.pricePurchase),
        rateVAT,
        storage,
        product: {
          id: product.id,
          barCode: barcodes.get(product.id),
          productNodeReference: product.id,
          name: product.name,
          productImg: pictureUrl(context, product.id),
        },
      },
    })),
  };
}

function lineRows(read: Reader, returnId: number) {
  return read
    .select({
      item: supplierReturnItems,
      line: entryNoteItems,
      product: { id: products.id, name: products.name },
      batch: batches,
      rateVAT: vatRates,
      storage: { id: storages.id, name: storages.name },
    })
    .from(supplierReturnItems)
    .innerJoin(entryNoteItems, eq(entryNoteItems.id, supplierReturnItems.entryNoteItemId))
    .innerJoin(products, eq(products.id, entryNoteItems.productId))
    .innerJoin(batches, eq(batches.id, entryNoteItems.batchId))
    .innerJoin(vatRates, eq(vatRates.id, entryNoteItems.vatRateId))
    .innerJoin(storages, eq(storages.id, entryNoteItems.storageId))
    .where(eq(supplierReturnItems.supplierReturnId, returnId))
    .orderBy(supplierReturnItems.id);
}
