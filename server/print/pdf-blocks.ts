import "server-only";
import { inks, innerWidth, margin, type Paper } from "./pdf-paper";

/** In points: what is left of the page above its foot. */
export function roomLeft({ pdf }: Paper): number {
  return pdf.page.height - footerHeight - pdf.y;
}

/** To begin a paper reads its fonts: others have their turn before it goes on. */
export async function drawTitle(paper: Paper, title: string, subtitle: string): Promise<void> {
  await paper.nextTurn();
  paper.write("bold", 16, inks.title).text(title, margin, margin, { width: innerWidth });
  paper.write("regular", 10, inks.text).text(subtitle, { width: innerWidth }).moveDown(0.8);
  await paper.nextTurn();
}

/** Pairs of label and value, in two columns. */
export function drawFacts(paper: Paper, facts: readonly (readonly [string, string])[]): void {
  const { pdf } = paper;
  const width = innerWidth / 2;
  for (let index = 0; index < facts.length; index += 2) {
    if (roomLeft(paper) < factHeight) pdf.addPage();
    const top = pdf.y;
    const bottoms = [facts[index], facts[index + 1]].map((fact, column) => {
      if (fact === undefined) return top;
      const [label, value] = fact;
      paper.write("regular", 8, inks.muted).text(label, margin + column * width, top, { width: width - 12 });
      paper.write("bold", 9, inks.text).text(value, { width: width - 12 });
      return pdf.y;
    });
    pdf.y = Math.max(...bottoms) + 4;
  }
  pdf.x = margin;
  pdf.moveDown(0.6);
}

/** A title above what follows; where too little of the page is left for it, on a new one. */
export function drawSection(paper: Paper, title: string, room = 120): void {
  const { pdf } = paper;
  if (pdf.y > pdf.page.height - room) pdf.addPage();
  paper.write("bold", 10.5, inks.title).text(title, margin, pdf.y, { width: innerWidth }).moveDown(0.4);
}

export function drawParagraph(paper: Paper, text: string): void {
  paper.write("regular", 9, inks.text).text(text, margin, paper.pdf.y, { width: innerWidth }).moveDown(0.8);
}

export interface PaperColumn {
  title: string;
  /** In points; those of a table add up to `innerWidth`. */
  width: number;
  align?: "right";
  /** A box to write into. */
  isBox?: true;
}

const padding = 4;
const footerHeight = 50;
const factHeight = 40;
/** Drawn in one go: thousands of rows at once would keep everybody else waiting. */
const rowsAtOnce = 4;

/** Draws a table below what is on the page; its head is repeated on each page. Between its rows, which may be made as they are drawn, others have their turn. */
export async function drawTable(
  paper: Paper,
  columns: readonly PaperColumn[],
  rows: Iterable<readonly string[]>,
  leastHeight = 0,
): Promise<void> {
  const { pdf } = paper;
  const head = columns.map(({ title }) => title);
  const drawHead = (): void => {
    paper.write("bold", 8.5, inks.text);
    const height = heightOf(pdf, columns, head);
    pdf.rect(margin, pdf.y, innerWidth, height).fill(inks.head);
    paper.write("bold", 8.5, inks.text);
    drawTexts(pdf, columns, head, height);
    paper.write("regular", 8.5, inks.text);
  };
  drawHead();
  let drawn = 0;
  for (const row of rows) {
    if (drawn % rowsAtOnce === 0) await paper.nextTurn();
    drawn += 1;
    const height = Math.max(leastHeight, heightOf(pdf, columns, row));
    if (roomLeft(paper) < height) {
      pdf.addPage();
      drawHead();
    }
    drawBoxes(pdf, columns, height);
    drawTexts(pdf, columns, row, height);
    pdf
      .moveTo(margin, pdf.y)
      .lineTo(margin + innerWidth, pdf.y)
      .lineWidth(0.5)
      .stroke(inks.line);
  }
  pdf.x = margin;
  pdf.moveDown(1);
}

type Pdf = Paper["pdf"];

function drawTexts(pdf: Pdf, columns: readonly PaperColumn[], texts: readonly string[], height: number): void {
  const top = pdf.y;
  let left = margin;
  for (const [index, { width, align = "left" }] of columns.entries()) {
    const text = texts[index] ?? "";
    if (text !== "") pdf.text(text, left + padding, top + padding, { width: width - 2 * padding, align });
    left += width;
  }
  pdf.y = top + height;
}

function drawBoxes(pdf: Pdf, columns: readonly PaperColumn[], height: number): void {
  let left = margin;
  for (const { width, isBox } of columns) {
    if (isBox)
      pdf
        .rect(left + 2, pdf.y + 2, width - 4, height - 4)
        .lineWidth(0.7)
        .stroke(inks.muted);
    left += width;
  }
}

function heightOf(pdf: Pdf, columns: readonly PaperColumn[], texts: readonly string[]): number {
  const heights = columns.map(({ width }, index) => {
    const text = texts[index] ?? "";
    return text === "" ? 0 : pdf.heightOfString(text, { width: width - 2 * padding });
  });
  return Math.max(...heights) + 2 * padding;
}

/** Places to sign by hand, two in a line, each kept whole on one page. */
export function drawSignatures(paper: Paper, titles: readonly string[]): void {
  const { pdf } = paper;
  const height = 58;
  const width = innerWidth / 2;
  for (let index = 0; index < titles.length; index += 2) {
    if (roomLeft(paper) < height) pdf.addPage();
    const top = pdf.y + 10;
    for (const [column, title] of titles.slice(index, index + 2).entries()) {
      const left = margin + column * width;
      paper.write("regular", 8, inks.muted).text(title, left, top, { width: width - 24 });
      const line = top + height - 18;
      pdf
        .moveTo(left, line)
        .lineTo(left + width - 24, line)
        .lineWidth(0.5)
        .stroke(inks.muted);
    }
    pdf.x = margin;
    pdf.y = top + height;
  }
}
