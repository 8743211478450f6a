import "server-only";
import { orderZones } from "@/lib/mapping/zone-order";
import { cellsOf, type MappedCell } from "@/lib/resources/drafts/cells/mapped-cell";
import type { MachineCells } from "@/lib/resources/drafts/drafts.calls";

/** All lengths are points, unless they are said to be a machine's own millimetres. */
export interface PlacedCell {
  cell: MappedCell;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A shelf or a block of lockers; or a part of one, where all of its cells would be too small to be read. */
export interface PlacedPart {
  kind: MappedCell["kind"];
  /** Of the shelf in its zone, of the block beside the others. */
  position: number;
  /** In millimetres. */
  size: { width: number; height: number };
  /** Which part of how many. */
  part: number;
  parts: number;
  x: number;
  width: number;
  cells: PlacedCell[];
}

/** What stands beside each other, and is never divided between two pages. */
export interface PictureRow {
  /** 0 is the lockers'. */
  zone: number;
  height: number;
  parts: PlacedPart[];
}

/** How much of a page there is for pictures. */
export interface PictureRoom {
  width: number;
  height: number;
}

/** Of what is written above each row. */
export const labelHeight = 12;
export const rowGap = 5;
const blockGap = 6;

/** Below it a cell's texts stand upright, from its foot to its head. */
export const leastUpright = 40;
/** What a cell needs to be read: three lines. */
const least = { width: 18, height: 32, uprightHeight: 64 };
/** What is comfortable to read, and what will do where the whole of it stands on a page then. A page's width may leave less. */
const comfortable = { width: 62, height: 42 };
const enough = { width: 40, height: 36 };
/** What no cell is larger than for want of neighbours: it would be paper alone. */
const generous = { width: 150, height: 60 };

/**
 * A machine's picture: its zones with their shelves from the top, then its lockers, to one scale each, in rows. A zone fits on a page
 * where its cells can be read then; it is never wider than one. Shelves and blocks without cells are no part of it.
 */
export function planogramRows({ shelves, lockers }: MachineCells, room: PictureRoom): PictureRow[] {
  const zones = orderZones(shelves)
    .map(({ zone, shelves: ofZone }) => ({
      zone,
      units: ofZone.map((shelf) => ({ ...shelf, cells: cellsOf({ shelves: [shelf], lockers: [] }) })).filter(hasCells),
    }))
    .filter(({ units }) => units.length > 0);
  const scale = Math.min(...zones.map(({ units }) => scaleOf(units, fittingBelow(units, room), room)));
  const blocks = lockers
    .map((block) => ({ ...block, position: block.selfPosition, cells: cellsOf({ shelves: [], lockers: [block] }) }))
    .filter(hasCells);
  return [
    ...zones.flatMap(({ zone, units }) => units.flatMap((unit) => shelfRows(zone, unit, scale, room))),
    ...blockRows(blocks, room),
  ];
}

interface Unit {
  position: number;
  /** In millimetres. */
  width: number;
  height: number;
  cells: MappedCell[];
}

function hasCells({ cells }: Unit): boolean {
  return cells.length > 0;
}

/** Points for a millimetre. @param fitting where all of them would stand on a page */
function scaleOf(units: readonly Unit[], fitting: number, room: PictureRoom): number {
  const cells = units.flatMap((unit) => unit.cells);
  const smallest = {
    width: least1(cells.map(({ width }) => width)),
    height: least1(cells.map(({ height }) => height)),
  };
  const toBe = (size: typeof smallest): number => Math.max(size.width / smallest.width, size.height / smallest.height);
  const widest = Math.max(...units.map(({ width }) => atLeast1(width)));
  const wanted =
    fitting < toBe(enough) ? toBe(comfortable) : Math.min(fitting, Math.max(toBe(comfortable), toBe(generous)));
  return Math.min(room.width / widest, wanted);
}

/** Where shelves stand below each other. */
function fittingBelow(units: readonly Unit[], room: PictureRoom): number {
  const height = units.reduce((sum, unit) => sum + atLeast1(unit.height), 0);
  return (room.height - units.length * (labelHeight + rowGap)) / height;
}

/** Where blocks stand beside each other. */
function fittingBeside(units: readonly Unit[], room: PictureRoom): number {
  const width = units.reduce((sum, unit) => sum + atLeast1(unit.width), 0);
  const tallest = Math.max(...units.map((unit) => atLeast1(unit.height)));
  const gaps = (units.length - 1) * blockGap;
  return Math.min((room.width - gaps) / width, (room.height - labelHeight - rowGap) / tallest);
}

/** A platform may say nothing of a size. */
const atLeast1 = (millimetres: number): number => Math.max(1, millimetres);
const least1 = (millimetres: readonly number[]): number => atLeast1(Math.min(...millimetres));

function shelfRows(zone: number, { cells, ...unit }: Unit, scale: number, room: PictureRoom): PictureRow[] {
  const width = Math.min(room.width, Math.max(least.width, (atLeast1(unit.width) * scale) / cells.length));
  const leastHeight = width < leastUpright ? least.uprightHeight : least.height;
  const height = between(leastHeight, atLeast1(unit.height) * scale, room.height - labelHeight - rowGap);
  const chunks = evenly(cells, Math.floor((room.width + 0.01) / width));
  return chunks.map((chunk, index) => ({
    zone,
    height,
    parts: [
      {
        ...headOf("shelf", unit, index, chunks.length),
        x: 0,
        width: width * chunk.length,
        cells: chunk.map((cell, at) => ({ cell, x: at * width, y: 0, width, height })),
      },
    ],
  }));
}

/** Blocks stand beside each other as far as the page is wide, then below each other. */
function blockRows(blocks: readonly Unit[], room: PictureRoom): PictureRow[] {
  if (blocks.length === 0) return [];
  const scale = scaleOf(blocks, fittingBeside(blocks, room), room);
  const rows: PictureRow[] = [];
  let x = 0;
  for (const part of blocks.flatMap((block) => columnsOf(block, scale, room))) {
    const row = rows.at(-1);
    const height = part.cells.reduce((sum, cell) => sum + cell.height, 0);
    if (row === undefined || x + part.width > room.width + 0.01) {
      rows.push({ zone: 0, height, parts: [{ ...part, x: 0 }] });
      x = part.width + blockGap;
    } else {
      row.parts.push({ ...part, x, cells: part.cells.map((cell) => ({ ...cell, x })) });
      row.height = Math.max(row.height, height);
      x += part.width + blockGap;
    }
  }
  return rows;
}

function columnsOf({ cells, ...unit }: Unit, scale: number, room: PictureRoom): PlacedPart[] {
  const most = room.height - labelHeight - rowGap;
  const width = between(comfortable.width, atLeast1(unit.width) * scale, room.width);
  const height = between(least.height, (atLeast1(unit.height) * scale) / cells.length, most);
  const chunks = evenly(cells, Math.floor((most + 0.01) / height));
  return chunks.map((chunk, index) => ({
    ...headOf("locker", unit, index, chunks.length),
    x: 0,
    width,
    cells: chunk.map((cell, at) => ({ cell, x: 0, y: at * height, width, height })),
  }));
}

function headOf(kind: MappedCell["kind"], { position, width, height }: Omit<Unit, "cells">, at: number, parts: number) {
  return { kind, position, size: { width, height }, part: at + 1, parts };
}

function between(least: number, wanted: number, most: number): number {
  return Math.min(most, Math.max(least, wanted));
}

/** In as few parts as there can be, which are about alike. */
function evenly<Item>(items: readonly Item[], most: number): Item[][] {
  const parts = Math.ceil(items.length / Math.max(1, most));
  const size = Math.ceil(items.length / parts);
  return Array.from({ length: parts }, (_, index) => items.slice(index * size, (index + 1) * size));
}
