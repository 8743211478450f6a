import type { Picture } from "./picture";

/** Where a cell stands among its neighbours. */
export interface Spot {
  /** The number of its zone; 0 of lockers, whose blocks stand side by side and are one area. */
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

const lockers = 0;

export function spotsOf({ parts }: Picture): Spots {
  const areas = new Map<number, readonly (readonly (number | undefined)[])[]>();
  for (const { kind, number, shelves } of parts)
    if (kind === "zone")
      areas.set(
        number,
        shelves.map(({ keys }) => keys),
      );
  const blocks = parts.filter(({ kind }) => kind === "block").map(({ shelves }) => shelves.flatMap(({ keys }) => keys));
  const highest = Math.max(0, ...blocks.map(({ length }) => length));
  areas.set(
    lockers,
    Array.from({ length: highest }, (_, row) => blocks.map((keys) => keys[row])),
  );
  const spots = new Map<number, Spot>();
  for (const [area, rows] of areas)
    for (const [row, keys] of rows.entries())
      for (const [column, key] of keys.entries()) if (key !== undefined) spots.set(key, { area, row, column });
  return {
    of: (key) => spots.get(key),
    at: (spot) => spot && areas.get(spot.area)?.[spot.row]?.[spot.column],
  };
}

/** The upper left of what stands in the first area of some spots, lockers last. @returns undefined of none */
export function cornerOf(spots: readonly Spot[]): Spot | undefined {
  if (spots.length === 0) return undefined;
  const zones = spots.flatMap(({ area }) => (area === lockers ? [] : area));
  const area = zones.length === 0 ? lockers : Math.min(...zones);
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
    area: spot.area === from.area ? to.area : spot.area,
    row: spot.row + to.row - from.row,
    column: spot.column + to.column - from.column,
  };
}
