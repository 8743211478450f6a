import { eq, max } from "drizzle-orm";
import type { NewReception, ReceptionEdit } from "@/lib/resources/receptions/receptions.calls";
import type { Writer } from "../../db/database";
import { vatRates } from "../../db/schema/documents";
import { entryNoteDiscounts, entryNoteItems, entryNotes } from "../../db/schema/receptions";
import { omitUndefined } from "../../omit-undefined";
import { found, PlatformError } from "../../platform-error";
import { toBani } from "../../wire-values";
import { type MovedBy, moveStock } from "../current_stocks/move-stock";
import { findBatches } from "../products/find-batches";
import { requireNoReturn } from "../return_to_supplier/keeping-returns";
import { baseOfLine, baseOfRate, requireRates, requireWithin } from "./discount-bases";
import type { TotalsLine } from "./note-totals";
import { requireHeader, requireLines } from "./require-known";

type NewLine = NewReception["ReceptionEntryNoteItems"][number];
type RateDiscount = NonNullable<NewReception["ReceptionEntryNoteVatDiscounts"]>[number];

/** A new note with its lines and discounts, whole or not at all. @returns its id. @throws PlatformError */
export async function createNote(
  tx: Writer,
  { ReceptionEntryNoteItems: lines, ReceptionEntryNoteVatDiscounts: rateDiscounts = [], ...header }: NewReception,
  { createdById, created }: { createdById: number; created: Date },
): Promise<number> {
  await requireHeader(tx, header);
  await requireLines(
    tx,
    lines.map((line, at) => [`ReceptionEntryNoteItems.${at}.`, line]),
  );
  await requireDiscounts(tx, lines, rateDiscounts);
  const [made] = await tx
    .insert(entryNotes)
    .values({
      number: await nextNumber(tx, header.seriesDocument),
      companyId: header.company,
      documentTypeId: header.typeDocument,
      documentSeriesId: header.seriesDocument,
      currencyId: header.currency,
      storageId: found(lines[0]).storage,
      createdById,
      numberDocument: header.numberDocument,
      documentDate: header.documentDate,
      ...optionsOf(header),
      isLegacy: false,
      created,
    })
    .returning({ id: entryNotes.id });
  const entryNoteId = found(made).id;
  const lineIds = await insertLines(tx, entryNoteId, lines, { madeById: createdById, moment: created });
  await insertDiscounts(tx, entryNoteId, lines, lineIds, rateDiscounts);
  return entryNoteId;
}

/** Fields of a header. @throws PlatformError */
export async function editNote(tx: Writer, id: number, edit: ReceptionEdit): Promise<void> {
  const [row] = await tx
    .select({
      seriesDocument: entryNotes.documentSeriesId,
      company: entryNotes.companyId,
      currency: entryNotes.currencyId,
    })
    .from(entryNotes)
    .where(eq(entryNotes.id, id));
  const printed = found(row);
  const { seriesDocument: documentSeriesId } = printed;
  await requireHeader(tx, edit);
  for (const field of ["company", "currency", "seriesDocument"] as const)
    if (edit[field] !== undefined && edit[field] !== printed[field]) await requireNoReturn(tx, id, field);
  const { seriesDocument = documentSeriesId } = edit;
  await tx
    .update(entryNotes)
    .set(
      omitUndefined({
        // A number counts within its series.
        number: seriesDocument === documentSeriesId ? undefined : await nextNumber(tx, seriesDocument),
        companyId: edit.company,
        documentTypeId: edit.typeDocument,
        documentSeriesId: seriesDocument,
        currencyId: edit.currency,
        numberDocument: edit.numberDocument,
        documentDate: edit.documentDate,
        ...optionsOf(edit),
      }),
    )
    .where(eq(entryNotes.id, id));
}

/** Who changes lines of a note, and when. */
export type LineChange = Pick<MovedBy, "madeById" | "moment">;

/** Lines of a note, which go on stock. @returns their ids, in their order */
export async function insertLines(
  tx: Writer,
  entryNoteId: number,
  lines: readonly Omit<NewLine, "discount">[],
  by: LineChange,
): Promise<number[]> {
  const batches = await findBatches(
    tx,
    lines.map(({ product, batchNumber, expirationDate }) => ({
      productId: product,
      number: batchNumber,
      expirationDate,
    })),
  );
  const rows = lines.map((line, at) => ({ line, batch: found(batches[at]) }));
  const made = await tx
    .insert(entryNoteItems)
    .values(
      rows.map(({ line, batch }) => ({
        entryNoteId,
        productId: line.product,
        batchId: batch.id,
        storageId: line.storage,
        vatRateId: line.rateVAT,
        ...line.quantity,
        pricePurchase: baniOrNull(line.pricePurchase),
      })),
    )
    .returning({ id: entryNoteItems.id });
  const moves = rows.map(({ line, batch }, at) => ({
    storageId: line.storage,
    batch,
    pieces: line.quantity.quantityReceived,
    // What comes in is never refused.
    cause: async () => ({ field: "quantityReceived", line: at + 1, product: `${line.product}` }),
  }));
  await moveStock(tx, moves, { kind: "RECEPTION", documentId: entryNoteId, ...by });
  return made.map(({ id }) => id).sort((one, other) => one - other);
}

export function baniOrNull(decimal: string | null | undefined): number | null {
  return decimal === null || decimal === undefined ? null : toBani(decimal);
}

/** The numbers of each series go on by one. */
async function nextNumber(tx: Writer, seriesId: number): Promise<number> {
  const [last] = await tx
    .select({ number: max(entryNotes.number) })
    .from(entryNotes)
    .where(eq(entryNotes.documentSeriesId, seriesId));
  return (last?.number ?? 0) + 1;
}

type Options = Pick<
  ReceptionEdit,
  "dateInStock" | "auto" | "delegate" | "observationCommitteeReception" | "internalObservations"
>;

function optionsOf({ dateInStock, auto, delegate, ...remarks }: Options) {
  return {
    dateInStock,
    auto,
    delegate,
    observationCommitteeReception: textOrNull(remarks.observationCommitteeReception),
    internalObservations: textOrNull(remarks.internalObservations),
  };
}

function textOrNull(text: string | null | undefined): string | null | undefined {
  return text?.trim() === "" ? null : text;
}

async function requireDiscounts(tx: Writer, lines: readonly NewLine[], rateDiscounts: readonly RateDiscount[]) {
  const rates = await tx.select().from(vatRates);
  const rateOf = new Map(rates.map(({ id, rate }) => [id, String(rate)]));
  const totalsLines: TotalsLine[] = lines.map(({ quantity, pricePurchase = null, rateVAT, discount }) => ({
    quantityReceived: quantity.quantityReceived,
    price: pricePurchase,
    rate: rateOf.get(rateVAT) ?? "",
    discount,
  }));
  for (const [at, line] of totalsLines.entries())
    if (line.discount) requireWithin(`ReceptionEntryNoteItems.${at}.discount.value`, line.discount, baseOfLine(line));
  const pathOf = (at: number, field: string) => `ReceptionEntryNoteVatDiscounts.${at}.${field}`;
  await requireRates(
    tx,
    rateDiscounts.map(({ forRateVAT }, at) => [pathOf(at, "forRateVAT"), forRateVAT]),
  );
  for (const [at, discount] of rateDiscounts.entries()) {
    const { forRateVAT } = discount;
    if (rateDiscounts.findIndex((each) => each.forRateVAT === forRateVAT) < at)
      throw new PlatformError(400, `${pathOf(at, "forRateVAT")}: VAT rate ${forRateVAT} is given twice`);
    requireWithin(pathOf(at, "value"), discount, baseOfRate(totalsLines, forRateVAT));
  }
}

async function insertDiscounts(
  tx: Writer,
  entryNoteId: number,
  lines: readonly NewLine[],
  lineIds: readonly number[],
  rateDiscounts: readonly RateDiscount[],
): Promise<void> {
  const ofLines = lines.flatMap(({ discount }, at) =>
    discount ? [{ ...valuesOf(discount), entryNoteId, entryNoteItemId: found(lineIds[at]), forRateVat: null }] : [],
  );
  const ofRates = rateDiscounts.map((discount) => ({
    ...valuesOf(discount),
    entryNoteId,
    entryNoteItemId: null,
    forRateVat: discount.forRateVAT,
  }));
  const rows = [...ofLines, ...ofRates];
  if (rows.length > 0) await tx.insert(entryNoteDiscounts).values(rows);
}

type DiscountValues = Pick<RateDiscount, "isFixedValue" | "value" | "valueVAT">;

function valuesOf({ isFixedValue, value, valueVAT }: DiscountValues) {
  return { isFixedValue, value: toBani(value), valueVat: baniOrNull(valueVAT) };
}
