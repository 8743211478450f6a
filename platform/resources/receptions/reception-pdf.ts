import { and, eq, isNotNull } from "drizzle-orm";
import type { FastifyReply } from "fastify";
import { entryNoteDiscounts, entryNotes } from "../../db/schema/receptions";
import { drawFacts, drawHeading, drawSection, drawSignatures, drawSums } from "../../pdf/blocks";
import { createPdf, romanianAmount, romanianDay, sendPdf } from "../../pdf/document";
import { drawTable } from "../../pdf/table";
import type { PlatformContext } from "../../platform-context";
import { found } from "../../platform-error";
import { decimalText } from "../../wire-values";
import { type LineRow, lineRows, type NoteRow, noteNumber, noteRows } from "./note-rows";
import {
  discountedUnitPrice,
  isUnitPriceRounded,
  lineValue,
  type NoteTotals,
  noteTotals,
  type TotalsLine,
} from "./note-totals";

const lineColumns = [
  { title: "Nr.", width: 24, align: "right" },
  { title: "Produs", width: 171 },
  { title: "Lot / expiră", width: 78 },
  { title: "Cant. fact.", width: 42, align: "right" },
  { title: "Cant. rec.", width: 42, align: "right" },
  { title: "Preț net", width: 48, align: "right" },
  { title: "TVA", width: 34, align: "right" },
  { title: "Valoare", width: 76, align: "right" },
] as const;

const vatColumns = [
  { title: "Cota TVA", width: 75 },
  { title: "Bază după disc. liniilor", width: 130, align: "right" },
  { title: "Discount pe notă", width: 110, align: "right" },
  { title: "Valoare netă", width: 110, align: "right" },
  { title: "TVA", width: 90, align: "right" },
] as const;

const notPriced = "N/A";

/** The entry note as the law wants it on paper: head, supplier, lines, VAT by rate, sums. */
export async function sendReceptionPdf(
  context: PlatformContext,
  id: number,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { read } = context.database;
  const row = found((await noteRows(read).where(eq(entryNotes.id, id)))[0]);
  const lines = await lineRows(read, [id]);
  const discounts = await read
    .select()
    .from(entryNoteDiscounts)
    .where(and(eq(entryNoteDiscounts.entryNoteId, id), isNotNull(entryNoteDiscounts.forRateVat)));
  const totals = noteTotals(
    lines.map(toTotalsLine),
    discounts.map(({ forRateVat, value, isFixedValue }) => ({
      forRate: String(forRateVat),
      value: decimalText(value ?? 0),
      isFixedValue,
    })),
  );
  const number = noteNumber(row);
  const document = createPdf(`Notă de recepție ${number}`);
  drawHead(document, row, number);
  drawLines(document, lines);
  drawTotals(document, totals, row.currency.code);
  drawRemarks(document, row);
  drawSignatures(document, ["Comisia de recepție", "Delegat", "Primit în gestiune"]);
  return sendPdf(document, `reception-${id}.pdf`, reply);
}

function drawHead(document: PDFKit.PDFDocument, row: NoteRow, number: string): void {
  const { note, company, typeDocument, seriesDocument } = row;
  drawHeading(document, "Notă de recepție și constatare de diferențe", `Nr. ${number} · ${seriesDocument.name}`);
  drawFacts(document, [
    ["Furnizor", company.name],
    ["CUI / Reg. com.", `${company.isVatPayer ? "RO" : ""}${company.cui} · ${company.registrationNumber}`],
    ["Adresă furnizor", `${company.street}, ${company.city}, jud. ${company.county}`],
    ["Document", `${typeDocument.name} ${note.numberDocument} din ${romanianDay(note.documentDate)}`],
    ["Data intrării în stoc", romanianDay(note.dateInStock)],
    ["Delegat / Auto", [note.delegate, note.auto].filter(Boolean).join(" · ") || "–"],
  ]);
}

function drawLines(document: PDFKit.PDFDocument, lines: readonly LineRow[]): void {
  drawSection(document, "Produse recepționate");
  if (lines.length === 0) {
    document.font("regular").fontSize(9).text("Nota nu are produse.").moveDown(1);
    return;
  }
  const rows = lines.map((line, index) => {
    const forTotals = toTotalsLine(line);
    const price = discountedUnitPrice(forTotals);
    const value = lineValue(forTotals);
    return [
      String(index + 1),
      line.product.name,
      [line.batch.number, line.batch.expirationDate && romanianDay(line.batch.expirationDate)]
        .filter(Boolean)
        .join("\n"),
      String(line.item.quantityInvoice),
      String(line.item.quantityReceived),
      price === null ? notPriced : `${isUnitPriceRounded(forTotals) ? "≈ " : ""}${romanianAmount(price)}`,
      `${line.rateVAT.rate}%`,
      value === null ? notPriced : romanianAmount(value),
    ];
  });
  drawTable(document, lineColumns, rows);
  if (lines.map(toTotalsLine).some(isUnitPriceRounded)) {
    document.font("regular").fontSize(8);
    document.text("≈ Preț rotunjit: valoarea se calculează din prețul exact.").moveDown(1);
  }
}

function drawTotals(document: PDFKit.PDFDocument, totals: NoteTotals, currency: string): void {
  // Rates and sums belong on one page.
  drawSection(document, `TVA pe cote (${currency})`, 180 + totals.rates.length * 20);
  drawTable(
    document,
    vatColumns,
    totals.rates.map(({ rate, base, discount, net, vat }) => [
      `${rate}%`,
      ...[base, discount, net, vat].map(romanianAmount),
    ]),
  );
  drawSums(document, [
    ["Total fără TVA", `${romanianAmount(totals.net)} ${currency}`],
    ["Total TVA", `${romanianAmount(totals.vat)} ${currency}`],
    ["Total de plată", `${romanianAmount(totals.total)} ${currency}`],
  ]);
}

function drawRemarks(document: PDFKit.PDFDocument, { note }: NoteRow): void {
  if (!note.observationCommitteeReception) return;
  drawSection(document, "Observațiile comisiei de recepție");
  document.font("regular").fontSize(9).text(note.observationCommitteeReception);
}

function toTotalsLine({ item, rateVAT, discount }: LineRow): TotalsLine {
  return {
    quantityReceived: item.quantityReceived,
    price: item.pricePurchase === null ? null : decimalText(item.pricePurchase),
    rate: String(rateVAT.rate),
    discount: discount ? { value: decimalText(discount.value ?? 0), isFixedValue: discount.isFixedValue } : undefined,
  };
}
