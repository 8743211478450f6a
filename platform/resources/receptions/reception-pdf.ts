import { eq } from "drizzle-orm";
import type { FastifyReply } from "fastify";
import { entryNotes } from "../../db/schema/receptions";
import { drawFacts, drawHeading, drawSection, drawSignatures } from "../../pdf/blocks";
import { createPdf, romanianDay, sendPdf } from "../../pdf/document";
import { drawTable } from "../../pdf/table";
import type { PlatformContext } from "../../platform-context";
import { found } from "../../platform-error";
import { amountCells, drawRoundedNote, drawTotals, rateDiscounts, toTotalsLine } from "./note-amounts";
import { type LineRow, lineRows, type NoteRow, noteNumber, noteRows } from "./note-rows";
import { lineAmounts, noteTotals } from "./note-totals";

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

/** The entry note as the law wants it on paper: head, supplier, lines, VAT by rate, sums. */
export async function sendReceptionPdf(
  context: PlatformContext,
  id: number,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { read } = context.database;
  const row = found((await noteRows(read).where(eq(entryNotes.id, id)))[0]);
  const lines = await lineRows(read, [id]);
  const totals = noteTotals(lines.map(toTotalsLine), await rateDiscounts(read, id));
  const number = noteNumber(row);
  const document = createPdf(`Notă de recepție ${number}`);
  drawHead(document, row, number);
  await drawLines(document, lines);
  await drawTotals(document, totals, row.currency.code, "Total de plată");
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

async function drawLines(document: PDFKit.PDFDocument, lines: readonly LineRow[]): Promise<void> {
  drawSection(document, "Produse recepționate");
  if (lines.length === 0) {
    document.font("regular").fontSize(9).text("Nota nu are produse.").moveDown(1);
    return;
  }
  const amounts = lines.map((line) => lineAmounts(toTotalsLine(line)));
  const rows = lines.map((line, index) => [
    String(index + 1),
    line.product.name,
    [line.batch.number, line.batch.expirationDate && romanianDay(line.batch.expirationDate)].filter(Boolean).join("\n"),
    String(line.item.quantityInvoice),
    String(line.item.quantityReceived),
    ...(amounts[index] ? amountCells(amounts[index]) : []),
  ]);
  await drawTable(document, lineColumns, rows);
  drawRoundedNote(document, amounts);
}

function drawRemarks(document: PDFKit.PDFDocument, { note }: NoteRow): void {
  if (!note.observationCommitteeReception) return;
  drawSection(document, "Observațiile comisiei de recepție");
  document.font("regular").fontSize(9).text(note.observationCommitteeReception);
}
