import { fileURLToPath } from "node:url";
import type { FastifyReply } from "fastify";
import PDFDocument from "pdfkit";

/** DejaVu has the comma-below letters of Romanian (ș, ț), which PDF's own fonts lack. */
const fonts = {
  regular: fileURLToPath(new URL("./fonts/DejaVuSansCondensed.ttf", import.meta.url)),
  bold: fileURLToPath(new URL("./fonts/DejaVuSansCondensed-Bold.ttf", import.meta.url)),
};

export const margin = 40;

/** A4, upright, with the fonts `regular` and `bold`. */
export function createPdf(title: string): PDFKit.PDFDocument {
  const document = new PDFDocument({ size: "A4", margin, bufferPages: true, lang: "ro", info: { Title: title } });
  document.registerFont("regular", fonts.regular).registerFont("bold", fonts.bold);
  return document.font("regular").fontSize(9).fillColor("#1b2733");
}

/** Numbers the pages and sends the document as it is written. */
export function sendPdf(document: PDFKit.PDFDocument, fileName: string, reply: FastifyReply): FastifyReply {
  const { start, count } = document.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    document.switchToPage(page);
    // Inside the margin pdfkit would begin a new page for this line.
    document.page.margins.bottom = 0;
    document
      .font("regular")
      .fontSize(8)
      .fillColor("#5b6975")
      .text(`Pagina ${page - start + 1} din ${count}`, margin, document.page.height - 28, {
        width: document.page.width - 2 * margin,
        align: "right",
      });
  }
  document.end();
  return reply
    .type("application/pdf")
    .header("content-disposition", `attachment; filename="${fileName}"`)
    .send(document);
}

/** 1234567.5 as Romanians write it: 1.234.567,50. */
export function romanianAmount(decimal: string): string {
  const [whole = "0", fraction] = decimal.split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ".");
  return fraction === undefined ? grouped : `${grouped},${fraction}`;
}

/** 2026-11-21 as 21.11.2026. */
export function romanianDay(day: string | null): string {
  return day === null ? "–" : day.split("-").reverse().join(".");
}
