import "server-only";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import PDFDocument from "pdfkit";
import { inOneLine } from "@/lib/texts/invisible-character";
import { processSingleton } from "../process-singleton";
import { nextTurn } from "./next-turn";
import { withoutLayout } from "./plain-font";

/** DejaVu has the comma-below letters of Romanian (ș, ț), which PDF's own fonts lack. */
const fontFolder = join(process.cwd(), "server/print/fonts");
const files = { regular: "DejaVuSansCondensed.ttf", bold: "DejaVuSansCondensed-Bold.ttf" };

type Fonts = Readonly<Record<keyof typeof files, Buffer>>;

/** Read once, when the first paper is made. */
const fonts = (): Fonts =>
  processSingleton("paper fonts", () => ({ regular: readFont(files.regular), bold: readFont(files.bold) }));

function readFont(file: string): Buffer {
  return withoutLayout(readFileSync(join(fontFolder, file)));
}

export const margin = 40;
/** Of an upright A4 page less its margins, in points. */
export const innerWidth = 515;

export const inks = { text: "#1b2733", muted: "#5b6975", line: "#c3cdd4", head: "#e8eef1", title: "#243746" } as const;

/** How what follows is written: a page that begins in the middle of it goes on so. */
type Style = readonly [font: keyof Fonts, size: number, ink: string];

/** An A4 sheet after the other, upright, each with its number. */
export interface Paper {
  readonly pdf: PDFKit.PDFDocument;
  /** How many pages there are so far. */
  readonly pages: number;
  /** Names what the pages that are begun from now on belong to. */
  name(part: string): void;
  write(...style: Style): PDFKit.PDFDocument;
  /** In points, of one line as it would be written now. */
  widthOf(text: string): number;
  /** Between parts that take a while. @throws ClientAborted */
  nextTurn(): Promise<void>;
}

interface NewPaper extends Pick<PaperFile, "title" | "lang" | "signal"> {
  fonts: Fonts;
  footOf(foot: Omit<Foot, "pages">): string;
}

interface OpenPaper extends Paper {
  finish(): Promise<Buffer>;
}

/** What stands below a page. */
export interface Foot {
  page: number;
  pages: number;
  /** What the page belongs to. */
  part: string;
}

interface PaperFile {
  title: string;
  /** BCP 47. */
  lang: string;
  /** Aborts where nobody takes the file any more. */
  signal: AbortSignal;
  footOf(foot: Foot): string;
  /** It is called twice, and draws the same: how many pages there are is known once it has drawn. */
  draw(paper: Paper): Promise<void>;
}

/** @returns the whole file @throws ClientAborted */
export async function paperFile({ title, lang, signal, footOf, draw }: PaperFile): Promise<Buffer> {
  const common = { title, lang, signal, fonts: fonts() };
  const trial = createPaper({ ...common, footOf: () => "" });
  await draw(trial);
  const paper = createPaper({ ...common, footOf: (foot) => footOf({ ...foot, pages: trial.pages }) });
  await draw(paper);
  return paper.finish();
}

/**
 * Each page is written off when the next one begins: to keep a hundred of them until their number is known, and pack them
 * at once, would hold up everybody else.
 */
function createPaper({ title, lang, signal, fonts, footOf }: NewPaper): OpenPaper {
  // It begins without a font, which the type alone does not know: one without a name would be read anew each time it is written with.
  const first: object = { font: null };
  const pdf = new PDFDocument({ size: "A4", margin, lang, info: { Title: title }, ...first });
  drawWithoutMarks(pdf);
  const parts: Buffer[] = [];
  const whole = new Promise<Buffer>((resolve, reject) => {
    pdf.on("data", (part: Buffer) => parts.push(part));
    pdf.on("end", () => resolve(Buffer.concat(parts)));
    pdf.on("error", reject);
  });
  pdf.registerFont("regular", fonts.regular).registerFont("bold", fonts.bold);
  let style: Style = ["regular", 9, inks.text];
  let pages = 0;
  let part = "";
  const put = ([font, size, ink]: Style): PDFKit.PDFDocument => pdf.font(font).fontSize(size).fillColor(ink);
  function number(): void {
    pages += 1;
    const { x, y } = pdf;
    const { bottom } = pdf.page.margins;
    // Inside the margin a new page would be begun for this line.
    pdf.page.margins.bottom = 0;
    put(["regular", 8, inks.muted]);
    const foot = inOneLine(withoutMarks(footOf({ page: pages, part })));
    const left = margin + innerWidth - pdf.widthOfString(foot);
    pdf.text(foot, left, pdf.page.height - 28, { lineBreak: false });
    pdf.page.margins.bottom = bottom;
    put(style);
    pdf.x = x;
    pdf.y = y;
  }
  // Without layout tables letters stand beside each other as wide as they are alone.
  const known = { regular: new Map<string, number>(), bold: new Map<string, number>() };
  function unitWidth(font: keyof Fonts, letter: string): number {
    const width = known[font].get(letter) ?? pdf.widthOfString(letter) / style[1];
    known[font].set(letter, width);
    return width;
  }
  pdf.on("pageAdded", number);
  return {
    pdf,
    get pages() {
      return pages;
    },
    name(next) {
      part = next;
      // The first page is there before anything is named.
      if (pages === 0) number();
    },
    write(...next) {
      style = next;
      return put(next);
    },
    widthOf(text) {
      const [font, size] = style;
      return [...withoutMarks(text)].reduce((sum, letter) => sum + unitWidth(font, letter), 0) * size;
    },
    nextTurn: () => nextTurn(signal),
    async finish() {
      await packFonts(pdf, signal);
      pdf.end();
      const file = await whole;
      await nextTurn(signal);
      return file;
    },
  };
}

/**
 * What is not seen, such as the marks by which a screen keeps names apart: without layout tables paper shows it as boxes. By
 * categories alone, joiners too, for each width that is measured asks for it.
 */
const marks = /(?!\n)[\p{Cc}\p{Cf}]/gu;

function withoutMarks(text: string): string {
  return text.replace(marks, "");
}

function drawWithoutMarks(pdf: PDFKit.PDFDocument): void {
  const { text: draw } = pdf;
  Reflect.set(pdf, "text", (text: string, ...where: unknown[]) =>
    Reflect.apply(draw, pdf, [withoutMarks(text), ...where]),
  );
}

/** Ending a file would pack all of its fonts at one go: each has a turn of its own. */
async function packFonts(pdf: PDFKit.PDFDocument, signal: AbortSignal): Promise<void> {
  for (const font of Object.values(Object(Reflect.get(pdf, "_fontFamilies")))) {
    await nextTurn(signal);
    const { finalize } = Object(font);
    if (typeof finalize === "function") finalize.call(font);
  }
  await nextTurn(signal);
}
