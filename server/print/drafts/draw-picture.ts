import "server-only";
import { isHeldByOrder, type MappedCell } from "@/lib/resources/drafts/cells/mapped-cell";
import type { MachineCells } from "@/lib/resources/drafts/drafts.calls";
import { nameAndSize } from "@/lib/texts/name-and-size";
import { fittedLines } from "../fitted-lines";
import { drawSection, roomLeft } from "../pdf-blocks";
import { inks, innerWidth, margin, type Paper } from "../pdf-paper";
import { isFree } from "./mapped-products";
import {
  labelHeight,
  leastUpright,
  type PictureRow,
  type PlacedCell,
  type PlacedPart,
  planogramRows,
  rowGap,
} from "./planogram-layout";
import type { PlanogramReader } from "./planogram-reader";

/** What is printed in a cell instead of words: the legend says what each means. */
export const signs = { renew: "↻", onDemand: "◎", order: "▣", pieces: "×" } as const;

/** In points: the least that a page has for a picture, however long its head is. */
const leastRoom = 400;
const titleHeight = 24;
const padding = 2.5;
const emptyFill = "#f1f4f6";

type Texts = PlanogramReader["t"];

/** The machine as one looks at it, to scale: a zone stands on one page where it fits on one. */
export async function drawPicture(paper: Paper, cells: MachineCells, t: Texts): Promise<void> {
  const height = Math.max(leastRoom, roomLeft(paper) - titleHeight);
  const rows = planogramRows(cells, { width: innerWidth, height });
  let zone: number | undefined;
  for (const [index, row] of rows.entries()) {
    const title = row.zone === 0 ? t("lockers") : t("zone", { zone: row.zone });
    if (row.zone !== zone) {
      const whole = heightOf(rows.slice(index).filter((each) => each.zone === row.zone));
      const needed = titleHeight + (whole <= height ? whole : heightOf([row]));
      beginZone(paper, title, needed);
      zone = row.zone;
    } else if (roomLeft(paper) < heightOf([row])) {
      paper.pdf.addPage();
      beginZone(paper, t("goesOn", { title }), 0);
    }
    await drawRow(paper, row, t);
  }
}

function heightOf(rows: readonly PictureRow[]): number {
  return rows.reduce((sum, { height }) => sum + height + labelHeight + rowGap, 0);
}

function beginZone(paper: Paper, title: string, needed: number): void {
  if (roomLeft(paper) < needed) paper.pdf.addPage();
  drawSection(paper, title, 0);
}

async function drawRow(paper: Paper, { height, parts }: PictureRow, t: Texts): Promise<void> {
  const { pdf } = paper;
  const top = pdf.y;
  for (const part of parts) {
    await paper.nextTurn();
    paper.write("regular", 7.5, inks.muted);
    line(paper, labelOf(part, t), { x: margin + part.x, y: top, width: Math.max(part.width, leastLabel(parts)) });
    for (const cell of part.cells) drawCell(paper, { ...cell, x: margin + cell.x, y: top + labelHeight + cell.y }, t);
  }
  pdf.x = margin;
  pdf.y = top + labelHeight + height + rowGap;
}

/** A label that has nothing beside it has the whole line. */
function leastLabel(parts: readonly PlacedPart[]): number {
  return parts.length === 1 ? innerWidth : 0;
}

function labelOf({ kind, position, size, part, parts }: PlacedPart, t: Texts): string {
  return parts === 1 ? t(kind, { position, ...size }) : t(`${kind}Part`, { position, part, parts, ...size });
}

function drawCell(paper: Paper, { cell, ...box }: PlacedCell, t: Texts): void {
  const { pdf } = paper;
  const { x, y, width, height } = box;
  const hasOrder = isHeldByOrder(cell);
  pdf.rect(x, y, width, height).lineWidth(hasOrder ? 1.6 : 0.6);
  if (isFree(cell)) pdf.fillAndStroke(emptyFill, inks.muted);
  else pdf.stroke(inks.text);
  if (width >= leastUpright) {
    writeCell(paper, cell, box, t);
    return;
  }
  pdf.save();
  pdf.rotate(-90, { origin: [x, y + height] });
  writeCell(paper, cell, { x, y: y + height, width: height, height: width }, t);
  pdf.restore();
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Alias first, signs last, and as much of the product's name as fits between them. */
function writeCell(paper: Paper, cell: MappedCell, box: Box, t: Texts): void {
  const size = Math.min(9, Math.max(6.5, Math.min(box.width / 9, box.height / 4)));
  const lineHeight = size * 1.2;
  const width = box.width - 2 * padding;
  const room = Math.floor((box.height - 2 * padding + 0.01) / lineHeight);
  const signed = signsOf(cell);
  const at = (index: number) => ({ x: box.x + padding, y: box.y + padding + index * lineHeight, width });
  paper.write("bold", size, inks.text);
  const whole = [cell.alias, ...signed].join("  ");
  // In a low cell signs stand behind the alias, and leave their line to the name.
  const hasOwnLine = room > 3 || (room > 2 && paper.widthOf(whole) > width);
  line(paper, hasOwnLine ? cell.alias : whole, at(0));
  paper.write("regular", size, isFree(cell) ? inks.muted : inks.text);
  const most = Math.max(1, room - 1 - (hasOwnLine && signed.length > 0 ? 1 : 0));
  const named = nameLines(paper, isFree(cell) ? t("free") : (cell.product?.name ?? ""), width, most);
  for (const [index, text] of named.entries()) put(paper, text, at(index + 1));
  if (!hasOwnLine || signed.length === 0) return;
  paper.write("bold", size, inks.text);
  line(paper, signed.join("  "), at(room - 1));
}

function signsOf({ renewProduct, fillOnDemand, orderId, capacity }: MappedCell): string[] {
  return [
    ...(capacity === undefined ? [] : [`${signs.pieces}${capacity}`]),
    ...(renewProduct ? [signs.renew] : []),
    ...(fillOnDemand ? [signs.onDemand] : []),
    ...(orderId === undefined ? [] : [`${signs.order} ${orderId}`]),
  ];
}

function nameLines(paper: Paper, name: string, width: number, most: number): string[] {
  const [text, ending] = nameAndSize(name);
  return fittedLines(text, { width, most, ending, measure: paper.widthOf });
}

type Place = Omit<Box, "height">;

/** A text in one line, cut where it is longer. */
function line(paper: Paper, text: string, place: Place): void {
  const [first = ""] = fittedLines(text, { width: place.width, most: 1, measure: paper.widthOf });
  put(paper, first, place);
}

function put({ pdf }: Paper, text: string, { x, y }: Place): void {
  if (text !== "") pdf.text(text, x, y, { lineBreak: false });
}
