import type { KeyedCell } from "./setting-change";

/** Where a cell stands in the picture of its machine, in millimetres from the upper left corner. */
export interface Box {
  readonly key: number;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Cells beside each other: a shelf, or one row of the cells of all blocks. `keys` from left to right. */
export interface PictureShelf {
  readonly shelf: number;
  readonly width: number;
  readonly height: number;
  readonly keys: readonly number[];
}

/** What stands side by side: the zones of a machine, then its blocks of lockers. */
export interface PicturePart {
  readonly kind: "zone" | "block";
  /** The zone, or the block's place beside the others. */
  readonly number: number;
  readonly width: number;
  readonly height: number;
  /** Of a zone from the top; a block has one per cell. */
  readonly shelves: readonly PictureShelf[];
}

export interface Picture {
  readonly parts: readonly PicturePart[];
  readonly boxes: ReadonlyMap<number, Box>;
}

/** Room between parts, mm. */
const partGap = 60;

/** @param cells in the order of `cellsOf` */
export function pictureOf(cells: readonly KeyedCell[]): Picture {
  const parts = partsOf(cells);
  const boxes = new Map<number, Box>();
  let left = 0;
  for (const part of parts) {
    let top = 0;
    for (const { keys, width, height } of part.shelves) {
      const each = width / Math.max(1, keys.length);
      for (const [index, key] of keys.entries())
        boxes.set(key, { key, left: left + each * index, right: left + each * (index + 1), top, bottom: top + height });
      top += height;
    }
    left += part.width + partGap;
  }
  return { parts, boxes };
}

function partsOf(cells: readonly KeyedCell[]): PicturePart[] {
  const shelves = groupsOf(cells, ({ cell: { kind, zone, shelf, place } }) =>
    // Two blocks of one place are told apart by their row.
    kind === "shelf" ? `z${zone}/${shelf}` : `b${place.slice(0, place.lastIndexOf("/"))}`,
  );
  const parts: PicturePart[] = [];
  for (const group of shelves) {
    const [first] = group;
    if (first === undefined) continue;
    const { kind, zone, shelf } = first.cell;
    if (kind === "locker") parts.push(blockOf(shelf, group));
    else {
      const made = shelfOf(shelf, group);
      const last = parts.at(-1);
      if (last?.kind !== "zone" || last.number !== zone) parts.push(zoneOf(zone, [made]));
      else parts[parts.length - 1] = zoneOf(zone, [...last.shelves, made]);
    }
  }
  return parts;
}

function shelfOf(shelf: number, group: readonly KeyedCell[]): PictureShelf {
  const width = group.reduce((sum, { cell }) => sum + cell.width, 0);
  return { shelf, width, height: group[0]?.cell.height ?? 0, keys: group.map(({ key }) => key) };
}

function zoneOf(zone: number, shelves: readonly PictureShelf[]): PicturePart {
  return {
    kind: "zone",
    number: zone,
    width: Math.max(...shelves.map(({ width }) => width)),
    height: shelves.reduce((sum, { height }) => sum + height, 0),
    shelves,
  };
}

function blockOf(block: number, group: readonly KeyedCell[]): PicturePart {
  const shelves = group.map(({ key, cell }) => ({
    shelf: cell.position,
    width: cell.width,
    height: cell.height,
    keys: [key],
  }));
  return {
    kind: "block",
    number: block,
    width: Math.max(...shelves.map(({ width }) => width)),
    height: shelves.reduce((sum, { height }) => sum + height, 0),
    shelves,
  };
}

/** Neighbours of one group stand beside each other. */
function groupsOf(cells: readonly KeyedCell[], nameOf: (cell: KeyedCell) => string): KeyedCell[][] {
  const groups: KeyedCell[][] = [];
  let lastName: string | undefined;
  for (const cell of cells) {
    const name = nameOf(cell);
    if (name !== lastName) groups.push([]);
    groups.at(-1)?.push(cell);
    lastName = name;
  }
  return groups;
}

export type Direction = "left" | "right" | "up" | "down";

/**
 * The cell beside this one: across, the nearest one of those that it faces; up and down, one of the next shelf of its own part,
 * however narrow that is.
 */
export function neighbour(picture: Picture, key: number, direction: Direction): number | undefined {
  const from = picture.boxes.get(key);
  if (from === undefined) return undefined;
  return direction === "left" || direction === "right"
    ? cellAcross(picture, from, direction)
    : cellOfNextShelf(picture, from, direction);
}

function cellAcross({ boxes }: Picture, from: Box, direction: "left" | "right"): number | undefined {
  const gap = (to: Box): number => (direction === "left" ? from.left - to.right : to.left - from.right);
  const shared = (to: Box): number => Math.min(from.bottom, to.bottom) - Math.max(from.top, to.top);
  const found = [...boxes.values()].filter((box) => gap(box) >= 0);
  const beside = found.filter((box) => shared(box) > 0);
  const [best] = (beside.length > 0 ? beside : found).sort(
    (one, other) => gap(one) - gap(other) || shared(other) - shared(one),
  );
  return best?.key;
}

function cellOfNextShelf({ parts, boxes }: Picture, from: Box, direction: "up" | "down"): number | undefined {
  const shelves = parts.find((part) => part.shelves.some(({ keys }) => keys.includes(from.key)))?.shelves ?? [];
  const own = shelves.findIndex(({ keys }) => keys.includes(from.key));
  const keys = shelves[direction === "up" ? own - 1 : own + 1]?.keys ?? [];
  // How much of its side the other shares; of one that shares none, how far away it is.
  const shared = (to: Box): number => Math.min(from.right, to.right) - Math.max(from.left, to.left);
  const [best] = keys
    .flatMap((key) => boxes.get(key) ?? [])
    .sort((one, other) => shared(other) - shared(one) || one.left - other.left);
  return best?.key;
}

/** Keys of the cells that an area touches, in the picture's order. */
export function keysWithin({ boxes }: Pick<Picture, "boxes">, area: Omit<Box, "key">): number[] {
  return [...boxes.values()]
    .filter((box) => box.left < area.right && box.right > area.left && box.top < area.bottom && box.bottom > area.top)
    .map(({ key }) => key);
}

/** Keys of the cells in the rectangle that two cells span. */
export function keysBetween(picture: Picture, one: number, other: number): number[] {
  const [from, to] = [picture.boxes.get(one), picture.boxes.get(other)];
  if (from === undefined || to === undefined) return [];
  return keysWithin(picture, {
    left: Math.min(from.left, to.left),
    top: Math.min(from.top, to.top),
    right: Math.max(from.right, to.right),
    bottom: Math.max(from.bottom, to.bottom),
  });
}
