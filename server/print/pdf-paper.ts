import "server-only";
import { join } from "node:path";
import PDFDocument from "pdfkit";

/** DejaVu has the comma-below letters of Romanian (ș, ț), which PDF's own fonts lack. */
const fontFolder = join(process.cwd(), "server/print/fonts");
const fonts = {
  regular: join(fontFolder, "DejaVuSansCondensed.ttf"),
  bold: join(fontFolder, "DejaVuSansCondensed-Bold.ttf"),
};

export const margin = 40;
/** Of an upright A4 page less its margins, in points. */
export const innerWidth = 515;

export const inks = { text: "#1b2733", muted: "#5b6975", line: "#c3cdd4", head: "#e8eef1", title: "#243746" } as const;

export type Paper = PDFKit.PDFDocument;

/** A4, upright, with the fonts `regular` and `bold`. @param lang BCP 47 */
export function createPaper(title: string, lang: string): Paper {
  const paper = new PDFDocument({
    size: "A4",
    margin,
    bufferPages: true,
    lang,
    info: { Title: title },
    font: fonts.regular,
  });
  paper.registerFont("regular", fonts.regular).registerFont("bold", fonts.bold);
  return paper.font("regular").fontSize(9).fillColor(inks.text);
}

/** Numbers the pages. @param numberOf e.g. `Page 1 of 3`. @returns the whole file */
export async function finishPaper(paper: Paper, numberOf: (page: number, pages: number) => string): Promise<Buffer> {
  const { start, count } = paper.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    paper.switchToPage(page);
    // Inside the margin pdfkit would begin a new page for this line.
    paper.page.margins.bottom = 0;
    paper.font("regular").fontSize(8).fillColor(inks.muted);
    paper.text(numberOf(page - start + 1, count), margin, paper.page.height - 28, {
      width: innerWidth,
      align: "right",
    });
  }
  const parts: Buffer[] = [];
  const whole = new Promise<Buffer>((resolve, reject) => {
    paper.on("data", (part: Buffer) => parts.push(part));
    paper.on("end", () => resolve(Buffer.concat(parts)));
    paper.on("error", reject);
  });
  paper.end();
  return whole;
}
