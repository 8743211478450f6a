import type { KeptCells, LeftCell } from "../../db/schema/drafts";
import { groupBy } from "../../group-by";
import { at, type Random } from "../random";
import type { CellFilling, CellSize, Structures } from "./make-blueprints";
import type { Range, rangesOf } from "./make-ranges";
import { isLocker, type StorageRow } from "./make-storages";

type Ranges = ReturnType<typeof rangesOf>;

/**
 * What is mapped in a machine at first: what it sells, of that mostly what lies there and has room in its cell.
 * Neighbouring cells hold the same product. What lies in a locker was sold already: its cells are filled for orders.
 */
export function liveFilling(random: Random, ranges: Ranges, storage: StorageRow): CellFilling {
  const range = ranges.range(storage);
  const isForOrders = isLocker(storage);
  let before: number | null = null;
  const next = (size: CellSize): number | null => {
    const isSame = before !== null && random.chance(0.5) && ranges.fitting([before], size).length > 0;
    if (!isSame) before = pick(random, ranges, range, size);
    return before;
  };
  return {
    shelfCell(size) {
      const productId = isForOrders || random.chance(0.08) ? null : next(size);
      return { productId, renewProduct: productId !== null && random.chance(0.15) };
    },
    lockerCell(size) {
      const fillOnDemand = isForOrders || random.chance(0.4);
      const isEmpty = random.chance(fillOnDemand ? 0.7 : 0.1);
      return { productId: isEmpty ? null : pick(random, ranges, range, size), fillOnDemand };
    },
  };
}

/** Some is still to be brought from the warehouse, and here and there a product has no room in its cell. */
function pick(random: Random, ranges: Ranges, { stocked, toCome }: Range, size: CellSize): number | null {
  const [isToCome, isMisfit] = [random.chance(0.12), random.chance(0.03)];
  const some = isMisfit && stocked.length > 0 ? stocked : ranges.fitting(isToCome ? toCome : stocked, size);
  const candidates = some.length > 0 ? some : ranges.fitting([...stocked, ...toCome], size);
  return candidates.length > 0 ? random.pick(candidates) : null;
}

/** Shares of the cells that are changed. */
const share = { edited: 0.06, adapted: 0.7, drafted: 0.2 };

/** Somebody changes a few live cells. */
export function editLive(random: Random, ranges: Ranges, storage: StorageRow, live: Structures): void {
  change(random, ranges, storage, live, share.edited);
}

/** Most of what another machine's draft brought is set to what lies here. */
export function adaptLive(random: Random, ranges: Ranges, storage: StorageRow, live: Structures): void {
  change(random, ranges, storage, live, share.adapted);
}

/** A draft that begins from a machine as it is, with some of its cells changed. */
export function changedFrom(
  random: Random,
  ranges: Ranges,
  { storage, cells }: { storage: StorageRow; cells: Structures },
  draft: Structures,
): void {
  give(cells, draft);
  change(random, ranges, storage, draft, share.drafted);
}

/**
 * Both are built alike, so their cells come in the same order.
 * @returns the cells that would be changed, had not an order been waiting in each
 */
export function give(from: Structures, to: Structures): LeftCell[] {
  for (const [index, { productId, renewProduct }] of from.shelfCells.entries())
    Object.assign(at(to.shelfCells, index), { productId, renewProduct });
  const left: LeftCell[] = [];
  for (const [index, { productId, fillOnDemand }] of from.lockerCells.entries()) {
    const cell = at(to.lockerCells, index);
    const { alias, orderId } = cell;
    if (!orderId) Object.assign(cell, { productId, fillOnDemand });
    else if (cell.productId !== productId || cell.fillOnDemand !== fillOnDemand) left.push({ alias, orderId });
  }
  return left;
}

function change(random: Random, ranges: Ranges, storage: StorageRow, cells: Structures, part: number): void {
  const filling = liveFilling(random, ranges, storage);
  const onShelf = groupBy(cells.shelfCells, ({ shelfId }) => shelfId);
  for (const { id, width, height } of cells.shelves) {
    const neighbours = onShelf.get(id) ?? [];
    for (const cell of neighbours)
      if (random.chance(part)) Object.assign(cell, filling.shelfCell({ width: width / neighbours.length, height }));
  }
  const inBlock = groupBy(cells.lockerCells, ({ lockerId }) => lockerId);
  for (const { id, width, height } of cells.lockers) {
    const neighbours = inBlock.get(id) ?? [];
    for (const cell of neighbours)
      if (random.chance(part) && !cell.orderId)
        Object.assign(cell, filling.lockerCell({ width, height: height / neighbours.length }));
  }
}

/** An order waits in a cell that is filled for orders, in which nothing else is; some of these stay free. */
export function placeOrder(random: Random, orderId: number, { lockerCells }: Structures): void {
  const forOrders = lockerCells.filter(({ fillOnDemand, productId }) => fillOnDemand && productId === null);
  const free = forOrders.filter((cell) => !cell.orderId);
  if (free.length > forOrders.length * 0.4) random.pick(free).orderId = orderId;
}

/** As they are now. */
export function keep({ shelves, shelfCells, lockers, lockerCells }: Structures): KeptCells {
  const onShelf = groupBy(shelfCells, ({ shelfId }) => shelfId);
  const inBlock = groupBy(lockerCells, ({ lockerId }) => lockerId);
  return {
    shelves: shelves.map(({ id, position, width, height, storageZone }) => ({
      ...{ id, position, width, height, storageZone },
      cells: (onShelf.get(id) ?? []).map((cell) => ({
        ...{ id: cell.id, position: cell.position, alias: cell.alias, productId: cell.productId ?? null },
        ...{ renewProduct: cell.renewProduct, capacity: cell.capacity ?? 1 },
      })),
    })),
    lockers: lockers.map(({ id, position, width, height, storageZone, selfPosition }) => ({
      ...{ id, position, width, height, storageZone, selfPosition },
      cells: (inBlock.get(id) ?? []).map((cell) => ({
        ...{ id: cell.id, alias: cell.alias, productId: cell.productId ?? null, fillOnDemand: cell.fillOnDemand },
        ...{ orderId: cell.orderId ?? null, capacity: cell.capacity ?? 1 },
      })),
    })),
  };
}
