/** The zone whose cells are counted from the right (reading 19). */
const turnedZone = 1;
const lockerZone = 0;

/** A shelf, as far as its place and those of its cells go. */
interface PlacedShelf {
  readonly storageZone: number;
  readonly position: number;
  readonly cells: readonly { readonly position: number }[];
}

/** Zone 0 is a locker, every other one a fridge (MAPP-010). */
export function isLockerZone({ storageZone }: Pick<PlacedShelf, "storageZone">): boolean {
  return storageZone === lockerZone;
}

/** One zone of a machine with its shelves, the highest first. */
export interface Zone<Shelf extends PlacedShelf> {
  zone: number;
  shelves: Shelf[];
}

/**
 * Shelves as they stand in the machine: by position descending (MAPP-021), their cells by position descending in zone 1
 * and ascending in every other (MAPP-020).
 */
export function orderZones<Shelf extends PlacedShelf>(shelves: readonly Shelf[]): Zone<Shelf>[] {
  const zones = [...new Set(shelves.map(({ storageZone }) => storageZone))].sort((one, other) => one - other);
  return zones.map((zone) => ({
    zone,
    shelves: shelves
      .filter(({ storageZone }) => storageZone === zone)
      .sort((one, other) => other.position - one.position)
      .map((shelf) => ({ ...shelf, cells: orderCells(shelf) })),
  }));
}

function orderCells<Shelf extends PlacedShelf>({ storageZone, cells }: Shelf): Shelf["cells"] {
  const direction = storageZone === turnedZone ? -1 : 1;
  return [...cells].sort((one, other) => direction * (one.position - other.position));
}
