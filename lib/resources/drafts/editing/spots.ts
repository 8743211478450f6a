import type { Picture } from "./picture";

/** Where a cell stands among its neighbours. */
export interface Spot {
  /** Each zone is an area; the blocks of lockers, which stand side by side, are one. */
  readonly area: number;
  /** From the top of its area. */
  readonly row: number;
  /** From the left: of lockers, the block. */
  readonly column: number;
}

/** The spots of a machine's cells: what goes to another place goes by them, and never over the end of an area into another one. */
export interface Spots {
  of(key: number): Spot | undefined;
  /** @returns the key of the cell there, if there is one */
  at(spot: Spot | undefined): number | undefined;
}

export function spotsOf({ parts }: Picture): Spots {
  const zones = parts.filter(({ kind }) => kind === "zone").map(({ shelves }) => shelves.map(({ keys }) => keys));
  const blocks = parts.filter(({ kind }) => kind === "block").map(({ shelves }) => shelves.flatMap(({ keys }) => keys));
  const highest = Math.max(0, ...blocks.map(({ length }) => length));
  const lockers = Array.from({ length: highest }, (_, row) => blocks.map((keys) => keys[row]));
  const areas: readonly (readonly (readonly (number | undefined)[])[])[] = [...zones, lockers];
  const spots = new Map<number, Spot>();
  for (const [area, rows] of areas.entries())
    for (const [row, keys] of rows.entries())
      for (const [column, key] of keys.entries()) if (key !== undefined) spots.set(key, { area, row, column });
  return {
    of: (key) => spots.get(key),
    at: (spot) => spot && areas[spot.area]?.[spot.row]?.[spot.column],
  };
}

/** The upper left of some spots, each way by itself. @returns undefined of none */
export function cornerOf(spots: readonly Spot[]): Spot | undefined {
  if (spots.length === 0) return undefined;
  const area = Math.min(...spots.map((spot) => spot.area));
  const inside = spots.filter((spot) => spot.area === area);
  return {
    area,
    row: Math.min(...inside.map(({ row }) => row)),
    column: Math.min(...inside.map(({ column }) => column)),
  };
}

/**
 * As far from a spot as another one is from a third. What stands in several areas goes along only where each stays in its own:
 * elsewhere nobody has chosen an area for it.
 */
export function movedBy(spot: Spot, from: Spot, to: Spot): Spot | undefined {
  if (spot.area !== from.area && to.area !== from.area) return undefined;
  return {
    area: spot.area + to.area - from.area,
    row: spot.row + to.row - from.row,
    column: spot.column + to.column - from.column,
  };
}
