import "server-only";
import { setImmediate as nextTurn } from "node:timers/promises";
import { inks, innerWidth, margin, type Paper } from "./pdf-paper";

export function drawTitle(paper: Paper, title: string, subtitle: string): void {
  paper.font("bold").fontSize(16).fillColor(inks.title).text(title, margin, margin, { width: innerWidth });
  paper.font("regular").fontSize(10).fillColor(inks.text).text(subtitle, { width: innerWidth });
  paper.moveDown(0.8);
}

/** Pairs of label and value, in two columns. */
export function drawFacts(paper: Paper, facts: readonly (readonly [string, string])[]): void {
  const width = innerWidth / 2;
  for (let index = 0; index < facts.length; index += 2) {
    const top = paper.y;
    const bottoms = [facts[index], facts[index + 1]].map((fact, column) => {
      if (fact === undefined) return top;
      const [label, value] = fact;
      paper.font("regular").fontSize(8).fillColor(inks.muted);
      paper.text(label, margin + column * width, top, { width: width - 12 });
      paper.font("bold").fontSize(9).fillColor(inks.text);
      paper.text(value, { width: width - 12 });
      return paper.y;
    });
    paper.y = Math.max(...bottoms) + 4;
  }
  paper.x = margin;
  paper.moveDown(0.6);
}

/** A title above what follows; where too little of the page is left for it, on a new one. */
export function drawSection(paper: Paper, title: string, room = 120): void {
  if (paper.y > paper.page.height - room) paper.addPage();
  paper.font("bold").fontSize(10.5).fillColor(inks.title).text(title, margin, paper.y, { width: innerWidth });
  paper.moveDown(0.4);
}

export function drawParagraph(paper: Paper, text: string): void {
  paper.font("regular").fontSize(9).fillColor(inks.text).text(text, margin, paper.y, { width: innerWidth });
  paper.moveDown(0.8);
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
/** Drawn in one go: thousands of rows at once would keep everybody else waiting. */
const rowsAtOnce = 25;

/** Draws a table below what is on the page; its head is repeated on each page. Between its rows others have their turn. */
export async function drawTable(
  paper: Paper,
  columns: readonly PaperColumn[],
  rows: readonly (readonly string[])[],
  leastHeight = 0,
): Promise<void> {
  const head = columns.map(({ title }) => title);
  const drawHead = (): void => {
    paper.font("bold").fontSize(8.5);
    const height = heightOf(paper, columns, head);
    paper.rect(margin, paper.y, innerWidth, height).fill(inks.head);
    drawTexts(paper, columns, head, height);
    paper.font("regular").fontSize(8.5);
  };
  drawHead();
  for (const [at, row] of rows.entries()) {
    if (at % rowsAtOnce === rowsAtOnce - 1) await nextTurn();
    const height = Math.max(leastHeight, heightOf(paper, columns, row));
    if (paper.y + height > paper.page.height - footerHeight) {
      paper.addPage();
      drawHead();
    }
    drawBoxes(paper, columns, height);
    drawTexts(paper, columns, row, height);
    paper
      .moveTo(margin, paper.y)
      .lineTo(margin + innerWidth, paper.y)
      .lineWidth(0.5)
      .stroke(inks.line);
  }
  paper.x = margin;
  paper.moveDown(1);
}

function drawTexts(paper: Paper, columns: readonly PaperColumn[], texts: readonly string[], height: number): void {
  const top = paper.y;
  paper.fillColor(inks.text);
  let left = margin;
  for (const [index, { width, align = "left" }] of columns.entries()) {
    const text = texts[index] ?? "";
    if (text !== "") paper.text(text, left + padding, top + padding, { width: width - 2 * padding, align });
    left += width;
  }
  paper.y = top + height;
}

function drawBoxes(paper: Paper, columns: readonly PaperColumn[], height: number): void {
  let left = margin;
  for (const { width, isBox } of columns) {
    if (isBox)
      paper
        .rect(left + 2, paper.y + 2, width - 4, height - 4)
        .lineWidth(0.7)
        .stroke(inks.muted);
    left += width;
  }
}

function heightOf(paper: Paper, columns: readonly PaperColumn[], texts: readonly string[]): number {
  const heights = columns.map(({ width }, index) => {
    const text = texts[index] ?? "";
    return text === "" ? 0 : paper.heightOfString(text, { width: width - 2 * padding });
  });
  return Math.max(...heights) + 2 * padding;
}

/** Places to sign by hand, two in a line, each kept whole on one page. */
export function drawSignatures(paper: Paper, titles: readonly string[]): void {
  const height = 58;
  const width = innerWidth / 2;
  for (let index = 0; index < titles.length; index += 2) {
    if (paper.y + height > paper.page.height - footerHeight) paper.addPage();
    const top = paper.y + 10;
    for (const [column, title] of titles.slice(index, index + 2).entries()) {
      const left = margin + column * width;
      paper
        .font("regular")
        .fontSize(8)
        .fillColor(inks.muted)
        .text(title, left, top, { width: width - 24 });
      const line = top + height - 18;
      paper
        .moveTo(left, line)
        .lineTo(left + width - 24, line)
        .lineWidth(0.5)
        .stroke(inks.muted);
    }
    paper.x = margin;
    paper.y = top + height;
  }
}
