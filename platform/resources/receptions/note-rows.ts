import { eq, inArray } from "drizzle-orm";
import type { CallWire } from "@/lib/calls/call";
import type { receptionsCalls } from "@/lib/resources/receptions/receptions.calls";
import type { Reader } from "../../db/database";
import { companies, currencies } from "../../db/schema/companies";
import { documentSeries, documentTypes, vatRates } from "../../db/schema/documents";
import { storages } from "../../db/schema/places";
import { batches, products } from "../../db/schema/products";
import { entryNoteDiscounts, entryNoteItems, entryNotes } from "../../db/schema/receptions";
import { momentText } from "../../wire-values";

/** What list and detail have in common; without the lines. */
export type NoteHeadWire = Omit<CallWire<typeof receptionsCalls.list>["Items"][number], "ReceptionEntryNoteItems">;

export function noteRows(read: Reader) {
  return read
    .select({
      note: entryNotes,
      company: companies,
      typeDocument: { id: documentTypes.id, name: documentTypes.name },
      seriesDocument: { id: documentSeries.id, name: documentSeries.name },
      series: documentSeries.series,
      currency: { id: currencies.id, code: currencies.code },
    })
    .from(entryNotes)
    .innerJoin(companies, eq(companies.id, entryNotes.companyId))
    .innerJoin(documentTypes, eq(documentTypes.id, entryNotes.documentTypeId))
    .innerJoin(documentSeries, eq(documentSeries.id, entryNotes.documentSeriesId))
    .innerJoin(currencies, eq(currencies.id, entryNotes.currencyId))
    .$dynamic();
}

export type NoteRow = Awaited<ReturnType<typeof noteRows>>[number];

export function noteNumber({ series, note }: Pick<NoteRow, "series" | "note">): string {
  return `${series} ${note.number}`;
}

export function toNoteHead(row: NoteRow): NoteHeadWire {
  const { note, company, typeDocument, seriesDocument, currency } = row;
  return {
    Id: note.id,
    Created: momentText(note.created),
    Number: noteNumber(row),
    company: { id: company.id, name: company.name, cui: company.cui },
    typeDocument,
    seriesDocument,
    currency,
    numberDocument: note.numberDocument,
    documentDate: note.documentDate,
    dateInStock: note.dateInStock && `${note.dateInStock}T00:00:00Z`,
    auto: note.auto,
    delegate: note.delegate,
    observationCommitteeReception: note.observationCommitteeReception,
    internalObservations: note.internalObservations,
  };
}

/** The lines of some notes, in the order in which they were entered. */
export function lineRows(read: Reader, noteIds: readonly number[]) {
  return read
    .select({
      item: entryNoteItems,
      product: { id: products.id, name: products.name },
      batch: { number: batches.number, expirationDate: batches.expirationDate },
      storage: { id: storages.id, name: storages.name },
      rateVAT: { id: vatRates.id, rate: vatRates.rate },
      discount: entryNoteDiscounts,
    })
    .from(entryNoteItems)
    .innerJoin(products, eq(products.id, entryNoteItems.productId))
    .innerJoin(batches, eq(batches.id, entryNoteItems.batchId))
    .innerJoin(storages, eq(storages.id, entryNoteItems.storageId))
    .innerJoin(vatRates, eq(vatRates.id, entryNoteItems.vatRateId))
    .leftJoin(entryNoteDiscounts, eq(entryNoteDiscounts.entryNoteItemId, entryNoteItems.id))
    .where(inArray(entryNoteItems.entryNoteId, [...noteIds]))
    .orderBy(entryNoteItems.id);
}

export type LineRow = Awaited<ReturnType<typeof lineRows>>[number];
