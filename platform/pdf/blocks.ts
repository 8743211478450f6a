import { margin } from "./document";

/** The heading of a note and, below it, pairs of label and value in two columns. */
export function drawHeading(document: PDFKit.PDFDocument, title: string, subtitle: string): void {
  document.font("bold").fontSize(16).fillColor("#243746").text(title, margin, margin);
  document.font("regular").fontSize(10).fillColor("#1b2733").text(subtitle);
  document.moveDown(0.8);
}

export function drawFacts(document: PDFKit.PDFDocument, facts: readonly (readonly [string, string])[]): void {
  const width = (document.page.width - 2 * margin) / 2;
  for (let index = 0; index < facts.length; index += 2) {
    const top = document.y;
    const bottoms = [facts[index], facts[index + 1]].map((fact, column) => {
      if (!fact) return top;
      const [label, value] = fact;
      document.font("regular").fontSize(8).fillColor("#5b6975");
      document.text(label, margin + column * width, top, { width: width - 12 });
      document
        .font("bold")
        .fontSize(9)
        .fillColor("#1b2733")
        .text(value, { width: width - 12 });
      return document.y;
    });
    document.y = Math.max(...bottoms) + 4;
  }
  document.x = margin;
  document.moveDown(0.6);
}

/**
 * A title above a table or a paragraph.
 * @param room points that must be left on the page for what follows; otherwise a new page begins.
 */
export function drawSection(document: PDFKit.PDFDocument, title: string, room = 140): void {
  if (document.y > document.page.height - room) document.addPage();
  document.font("bold").fontSize(10.5).fillColor("#243746").text(title, margin);
  document.fillColor("#1b2733").moveDown(0.4);
}

/** Sums at the end of a note, right-aligned; the last one is the one that counts. */
export function drawSums(document: PDFKit.PDFDocument, sums: readonly (readonly [string, string])[]): void {
  const width = document.page.width - 2 * margin;
  for (const [index, [label, value]] of sums.entries()) {
    const isLast = index === sums.length - 1;
    document.font(isLast ? "bold" : "regular").fontSize(isLast ? 11 : 9);
    document.text(`${label}   ${value}`, margin, document.y, { width, align: "right" });
  }
  document.moveDown(1);
}

/** Places to sign by hand, side by side, kept together on one page. */
export function drawSignatures(document: PDFKit.PDFDocument, titles: readonly string[]): void {
  const height = 60;
  if (document.y + height > document.page.height - 2 * margin) document.addPage();
  const width = (document.page.width - 2 * margin) / titles.length;
  const top = document.y + 12;
  document.font("regular").fontSize(8).fillColor("#5b6975");
  for (const [index, title] of titles.entries()) {
    const left = margin + index * width;
    document.text(`${title} (nume, semnătură)`, left, top, { width: width - 12 });
    document
      .moveTo(left, top + height - 20)
      .lineTo(left + width - 24, top + height - 20)
      .lineWidth(0.5)
      .stroke("#5b6975");
  }
  document.x = margin;
  document.y = top + height;
}
