import { setImmediate as nextTurn } from "node:timers/promises";
import { margin } from "./document";

export interface PdfColumn {
  title: string;
  /** In points; those of a table add up to the width of the page less its margins (515). */
  width: number;
  align?: "left" | "right";
}

const padding = 4;
const footerHeight = 50;
/** Drawn in one go: 2,000 rows at once would keep everybody else waiting for the better part of a second. */
const rowsAtOnce = 25;

/**
 * Draws a table below what is on the page. A row is as high as its longest text; the head is
 * repeated on each new page. Between its rows others have their turn.
 */
export async function drawTable(
  document: PDFKit.PDFDocument,
  columns: readonly PdfColumn[],
  rows: readonly string[][],
): Promise<void> {
  drawHead(document, columns);
  document.font("regular").fontSize(8.5);
  for (const [at, row] of rows.entries()) {
    if (at % rowsAtOnce === rowsAtOnce - 1) await nextTurn();
    const height = rowHeight(document, columns, row);
    if (document.y + height > document.page.height - footerHeight) {
      document.addPage();
      drawHead(document, columns);
      document.font("regular").fontSize(8.5);
    }
    drawRow(document, columns, row, height);
    document
      .moveTo(margin, document.y)
      .lineTo(margin + widthOf(columns), document.y)
      .lineWidth(0.5)
      .stroke("#d5dce1");
  }
  document.x = margin;
  document.moveDown(1);
}

function drawHead(document: PDFKit.PDFDocument, columns: readonly PdfColumn[]): void {
  const titles = columns.map(({ title }) => title);
  document.font("bold").fontSize(8.5);
  const height = rowHeight(document, columns, titles);
  document.rect(margin, document.y, widthOf(columns), height).fill("#e8eef1").fillColor("#1b2733");
  drawRow(document, columns, titles, height);
}

function drawRow(
  document: PDFKit.PDFDocument,
  columns: readonly PdfColumn[],
  texts: readonly string[],
  height: number,
): void {
  const top = document.y;
  let left = margin;
  for (const [index, { width, align = "left" }] of columns.entries()) {
    document.text(texts[index] ?? "", left + padding, top + padding, { width: width - 2 * padding, align });
    left += width;
  }
  document.y = top + height;
}

function rowHeight(document: PDFKit.PDFDocument, columns: readonly PdfColumn[], texts: readonly string[]): number {
  const heights = columns.map(({ width }, index) =>
    document.heightOfString(texts[index] ?? "", { width: width - 2 * padding }),
  );
  return Math.max(...heights) + 2 * padding;
}

function widthOf(columns: readonly PdfColumn[]): number {
  return columns.reduce((sum, { width }) => sum + width, 0);
}
