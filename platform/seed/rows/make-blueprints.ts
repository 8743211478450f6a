import type { blueprints, lockerCells, lockers, shelfCells, shelves } from "../../db/schema/drafts";
import { at } from "../random";
import { momentBefore, type SeedBase } from "../world";

export type BlueprintRow = typeof blueprints.$inferInsert & { id: number };
export type LockerCellRow = typeof lockerCells.$inferInsert & { id: number };
export type ShelfCellRow = typeof shelfCells.$inferInsert & { id: number };
type ShelfRow = typeof shelves.$inferInsert & { id: number };
type LockerRow = typeof lockers.$inferInsert & { id: number };

interface BlueprintPlan {
  name: string;
  /** Cells of each shelf of a fridge zone, from the lowest shelf up. */
  zones: readonly (readonly number[])[];
  /** Cells of each block of lockers. */
  blocks: readonly number[];
  /** Millimetres, where it is none of the usual 900. */
  shelfWidth?: number;
}

/** Machines are of the first four, lockers of one of their own; the hall is that of the benchmarks. */
export const lockerBlueprintId = 7;
export const hallBlueprintId = 8;
export const newestVersion = 3;

const plans: readonly BlueprintPlan[] = [
  { name: "BOB Mini", zones: [[5, 5, 5, 4]], blocks: [4] },
  {
    name: "BOB Duo",
    zones: [
      [6, 6, 6, 5],
      [6, 6, 4],
    ],
    blocks: [6],
  },
  {
    name: "BOB Frigider mare",
    zones: [
      [8, 8, 8, 7, 7],
      [8, 8, 8, 6, 6],
    ],
    blocks: [4, 4],
  },
  { name: "BOB Combi", zones: [[7, 7, 6, 6]], blocks: [8, 8] },
  {
    name: "BOB Campus",
    zones: [
      [6, 6, 6],
      [6, 6, 6],
      [5, 5],
    ],
    blocks: [10],
  },
  { name: "BOB Ansamblu rezidențial", zones: [[6, 5, 5]], blocks: [12, 12, 8] },
  {
    name: "BOB Locker",
    zones: [
      [5, 5, 5, 5, 5],
      [5, 5, 5, 5],
    ],
    blocks: [12, 12, 12, 12, 12],
  },
  {
    name: "BOB Hală",
    zones: Array.from({ length: 8 }, () => Array.from({ length: 10 }, () => 24)),
    blocks: [20, 20, 20, 20],
    shelfWidth: 3600,
  },
];

export function makeBlueprints(base: SeedBase): BlueprintRow[] {
  return plans.slice(0, base.sizes.hasHall ? undefined : hallBlueprintId - 1).map(({ name }, index) => ({
    id: index + 1,
    name,
    version: newestVersion,
    created: momentBefore(base, 1400 - index * 120, [9, 16]),
  }));
}

/** What all structures together come to, ready to be inserted. */
export interface Structures {
  shelves: ShelfRow[];
  shelfCells: ShelfCellRow[];
  lockers: LockerRow[];
  lockerCells: LockerCellRow[];
}

type Owner = { blueprintId: number } | { mappingDraftId: number } | { storageId: number };

/** What a cell has room for, in millimetres. */
export interface CellSize {
  width: number;
  height: number;
}

/** What stands in the cells; a blueprint's are empty. */
export interface CellFilling {
  shelfCell(size: CellSize): Pick<ShelfCellRow, "productId" | "renewProduct">;
  lockerCell(size: CellSize): Pick<LockerCellRow, "productId" | "fillOnDemand">;
}

export const emptyCells: CellFilling = {
  shelfCell: () => ({ productId: null, renewProduct: false }),
  lockerCell: () => ({ productId: null, fillOnDemand: false }),
};

const usualShelfWidth = 900;
const lockerWidth = 450;
const lockerHeight = 150;

/** Pieces that a cell of a shelf takes, by its width in millimetres: 3 to 6. */
function capacityOf(width: number): number {
  return Math.min(6, Math.max(3, Math.floor(width / 36)));
}

/**
 * Builds the shelves and lockers of a blueprint for one owner. Zone 0 is the lockers' (reading 19).
 * @returns what was added to `made`, in its order
 */
export function addStructure(made: Structures, owner: Owner, blueprintId: number, filling: CellFilling): Structures {
  const added: Structures = { shelves: [], shelfCells: [], lockers: [], lockerCells: [] };
  addShelves(made, added, owner, at(plans, blueprintId - 1), filling);
  addLockers(made, added, owner, at(plans, blueprintId - 1), filling);
  made.shelves.push(...added.shelves);
  made.shelfCells.push(...added.shelfCells);
  made.lockers.push(...added.lockers);
  made.lockerCells.push(...added.lockerCells);
  return added;
}

function addShelves(made: Structures, added: Structures, owner: Owner, plan: BlueprintPlan, filling: CellFilling) {
  const { zones, shelfWidth = usualShelfWidth } = plan;
  for (const [zoneIndex, zone] of zones.entries())
    for (const [shelfIndex, count] of zone.entries()) {
      const id = made.shelves.length + added.shelves.length + 1;
      const height = shelfIndex === 0 ? 340 : 260;
      const place = { position: shelfIndex + 1, storageZone: zoneIndex + 1 };
      added.shelves.push({ id, ...owner, ...place, width: shelfWidth, height });
      const width = shelfWidth / count;
      for (let position = 1; position <= count; position += 1)
        added.shelfCells.push({
          id: made.shelfCells.length + added.shelfCells.length + 1,
          shelfId: id,
          position,
          alias: `F${place.storageZone}.${place.position}.${position}`,
          capacity: capacityOf(width),
          ...filling.shelfCell({ width, height }),
        });
    }
}

function addLockers(made: Structures, added: Structures, owner: Owner, plan: BlueprintPlan, filling: CellFilling) {
  for (const [blockIndex, count] of plan.blocks.entries()) {
    const id = made.lockers.length + added.lockers.length + 1;
    const size = { width: lockerWidth, height: count * lockerHeight };
    added.lockers.push({ id, ...owner, ...size, position: 1, storageZone: 0, selfPosition: blockIndex + 1 });
    for (let place = 1; place <= count; place += 1)
      added.lockerCells.push({
        id: made.lockerCells.length + added.lockerCells.length + 1,
        lockerId: id,
        alias: `L${blockIndex + 1}.${place}`,
        capacity: 1,
        ...filling.lockerCell({ width: lockerWidth, height: lockerHeight }),
      });
  }
}
