import { asc, eq, inArray, type SQL } from "drizzle-orm";
import type { Reader } from "../../db/database";
import { type KeptCells, lockerCells, lockers, shelfCells, shelves } from "../../db/schema/drafts";
import { groupBy } from "../../group-by";

/** Whose shelves and lockers they are. */
export type CellsOwner = "blueprintId" | "mappingDraftId" | "storageId";

type ShelfRow = typeof shelves.$inferSelect;
type LockerRow = typeof lockers.$inferSelect;
export type ShelfOfCells = ShelfRow & { cells: (typeof shelfCells.$inferSelect)[] };
export type LockerOfCells = LockerRow & { cells: (typeof lockerCells.$inferSelect)[] };

/** Shelves with their cells, both by rising position; the screens turn them round (MAPP-020, MAPP-021). */
export async function shelvesOf(read: Pick<Reader, "select">, where: SQL | undefined): Promise<ShelfOfCells[]> {
  const found = await read.select().from(shelves).where(where).orderBy(asc(shelves.storageZone), asc(shelves.position));
  const cells = await read
    .select()
    .from(shelfCells)
    .where(inArray(shelfCells.shelfId, idsOf(found)))
    .orderBy(asc(shelfCells.position));
  const cellsOf = groupBy(cells, ({ shelfId }) => shelfId);
  return found.map((shelf) => ({ ...shelf, cells: cellsOf.get(shelf.id) ?? [] }));
}

/** Blocks of lockers with their cells, from left to right. */
export async function lockersOf(read: Pick<Reader, "select">, where: SQL | undefined): Promise<LockerOfCells[]> {
  const found = await read.select().from(lockers).where(where).orderBy(asc(lockers.selfPosition), asc(lockers.id));
  const cells = await read
    .select()
    .from(lockerCells)
    .where(inArray(lockerCells.lockerId, idsOf(found)))
    .orderBy(asc(lockerCells.id));
  const cellsOf = groupBy(cells, ({ lockerId }) => lockerId);
  return found.map((locker) => ({ ...locker, cells: cellsOf.get(locker.id) ?? [] }));
}

/** Live mapping of each of these machines as it is now, by the id of the machine. */
export async function keepCells(
  read: Pick<Reader, "select">,
  storageIds: readonly number[],
): Promise<Map<number, KeptCells>> {
  const ids = [...storageIds];
  const shelvesBy = groupBy(await shelvesOf(read, inArray(shelves.storageId, ids)), ({ storageId }) => storageId);
  const lockersBy = groupBy(await lockersOf(read, inArray(lockers.storageId, ids)), ({ storageId }) => storageId);
  return new Map(
    ids.map((id) => [
      id,
      { shelves: (shelvesBy.get(id) ?? []).map(keptShelf), lockers: (lockersBy.get(id) ?? []).map(keptLocker) },
    ]),
  );
}

/**
 * The shelves and blocks of which a cell is another one by now, as they were kept. Whole: a locker cell has no position of its
 * own, so that what is left out would be taken for the cell after it.
 */
export function othersThan(now: KeptCells | undefined, { shelves, lockers }: KeptCells): KeptCells {
  const settings = new Set([...settingsOf(now?.shelves), ...settingsOf(now?.lockers)]);
  const isOther = ({ cells }: { cells: readonly KeptSetting[] }): boolean =>
    cells.some((cell) => !settings.has(settingText(cell)));
  return { shelves: shelves.filter(isOther), lockers: lockers.filter(isOther) };
}

type KeptSetting = { id: number; productId: number | null; renewProduct?: boolean; fillOnDemand?: boolean };

function settingsOf(parts: readonly { cells: readonly KeptSetting[] }[] = []): string[] {
  return parts.flatMap(({ cells }) => cells.map(settingText));
}

function settingText({ id, productId, renewProduct, fillOnDemand }: KeptSetting): string {
  return [renewProduct === undefined ? "locker" : "shelf", id, productId, renewProduct ?? fillOnDemand].join(" ");
}

function keptShelf({ id, position, width, height, storageZone, cells }: ShelfOfCells): KeptCells["shelves"][number] {
  return { id, position, width, height, storageZone, cells: cells.map(({ shelfId: _, ...cell }) => cell) };
}

function keptLocker({ id, position, width, height, storageZone, selfPosition, cells }: LockerOfCells) {
  return {
    id,
    position,
    width,
    height,
    storageZone,
    selfPosition,
    cells: cells.map(({ lockerId: _, ...cell }) => cell),
  };
}

/** Shelves and lockers of one blueprint, draft or machine. */
export async function cellsOfOwner(read: Pick<Reader, "select">, owner: CellsOwner, id: number) {
  return {
    shelves: await shelvesOf(read, eq(shelves[owner], id)),
    lockers: await lockersOf(read, eq(lockers[owner], id)),
  };
}

function idsOf(rows: readonly { id: number }[]): number[] {
  return rows.map(({ id }) => id);
}
