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

/** How what follows is written: a page that begins in the middle of it goes on so. */
type Style = readonly [font: keyof typeof fonts, size: number, ink: string];

/** An A4 sheet after the other, upright, each with its number. */
export interface Paper {
  readonly pdf: PDFKit.PDFDocument;
  /** How many pages there are so far. */
  readonly pages: number;
  write(...style: Style): PDFKit.PDFDocument;
  /** @returns the whole file */
  finish(): Promise<Buffer>;
}

/**
 * Each page is written off when the next one begins: to keep a hundred of them until their number is known, and pack them
 * at once, would hold up everybody else.
 * @param lang BCP 47
 * @param footOf what stands below a page
 */
export function createPaper(title: string, lang: string, footOf: (page: number) => string): Paper {
  const pdf = new PDFDocument({ size: "A4", margin, lang, info: { Title: title }, font: fonts.regular });
  const parts: Buffer[] = [];
  const whole = new Promise<Buffer>((resolve, reject) => {
    pdf.on("data", (part: Buffer) => parts.push(part));
    pdf.on("end", () => resolve(Buffer.concat(parts)));
    pdf.on("error", reject);
  });
  pdf.registerFont("regular", fonts.regular).registerFont("bold", fonts.bold);
  let style: Style = ["regular", 9, inks.text];
  let pages = 0;
  const put = ([font, size, ink]: Style): PDFKit.PDFDocument => pdf.font(font).fontSize(size).fillColor(ink);
  function number(): void {
    pages += 1;
    const { x, y } = pdf;
    const { bottom } = pdf.page.margins;
    // Inside the margin a new page would be begun for this line.
    pdf.page.margins.bottom = 0;
    put(["regular", 8, inks.muted]);
    const foot = footOf(pages);
    const left = margin + innerWidth - pdf.widthOfString(foot);
    pdf.text(foot, left, pdf.page.height - 28, { lineBreak: false });
    pdf.page.margins.bottom = bottom;
    put(style);
    pdf.x = x;
    pdf.y = y;
  }
  pdf.on("pageAdded", number);
  number();
  return {
    pdf,
    get pages() {
      return pages;
    },
    write(...next) {
      style = next;
      return put(next);
    },
    finish() {
      pdf.end();
      return whole;
    },
  };
}
