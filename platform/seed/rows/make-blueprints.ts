import type { blueprints, lockerCells, lockers, shelfCells, shelves } from "../../db/schema/drafts";
import { at } from "../random";
import { momentBefore, type SeedBase } from "../world";

export type BlueprintRow = typeof blueprints.$inferInsert & { id: number };
type LockerCellRow = typeof lockerCells.$inferInsert;
type ShelfCellRow = typeof shelfCells.$inferInsert;

interface BlueprintPlan {
  name: string;
  /** Cells of each shelf of a fridge zone, from the lowest shelf up. */
  zones: readonly (readonly number[])[];
  /** Cells of each block of lockers. */
  blocks: readonly number[];
}

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
];

export function makeBlueprints(base: SeedBase): BlueprintRow[] {
  return plans.map(({ name }, index) => ({
    id: index + 1,
    name,
    version: 3,
    created: momentBefore(base, 1400 - index * 120, [9, 16]),
  }));
}

/** What all structures together come to, ready to be inserted. */
export interface Structures {
  shelves: (typeof shelves.$inferInsert)[];
  shelfCells: ShelfCellRow[];
  lockers: (typeof lockers.$inferInsert)[];
  lockerCells: LockerCellRow[];
}

type Owner = { blueprintId: number } | { mappingDraftId: number } | { storageId: number };

/** What stands in the cells; a blueprint's are empty. */
export interface CellFilling {
  shelfCell(): Pick<ShelfCellRow, "productId" | "renewProduct">;
  lockerCell(): Pick<LockerCellRow, "productId" | "fillOnDemand" | "orderId">;
}

export const emptyCells: CellFilling = {
  shelfCell: () => ({ productId: null, renewProduct: false }),
  lockerCell: () => ({ productId: null, fillOnDemand: false, orderId: null }),
};

const shelfWidth = 900;
const lockerWidth = 450;

/** Builds the shelves and lockers of a blueprint for one owner. Zone 0 is the lockers' (reading 19). */
export function addStructure(made: Structures, owner: Owner, blueprintId: number, filling: CellFilling): void {
  const { zones, blocks } = at(plans, blueprintId - 1);
  for (const [zoneIndex, zone] of zones.entries())
    for (const [shelfIndex, count] of zone.entries()) {
      const shelf = { zone: zoneIndex + 1, position: shelfIndex + 1 };
      const id = made.shelves.length + 1;
      made.shelves.push({
        id,
        ...owner,
        position: shelf.position,
        width: shelfWidth,
        height: shelfIndex === 0 ? 340 : 260,
        storageZone: shelf.zone,
      });
      for (let position = 1; position <= count; position += 1)
        made.shelfCells.push({
          id: made.shelfCells.length + 1,
          shelfId: id,
          position,
          alias: `F${shelf.zone}.${shelf.position}.${position}`,
          ...filling.shelfCell(),
        });
    }
  for (const [blockIndex, count] of blocks.entries()) {
    const id = made.lockers.length + 1;
    made.lockers.push({
      id,
      ...owner,
      position: 1,
      width: lockerWidth,
      height: count * 150,
      storageZone: 0,
      selfPosition: blockIndex + 1,
    });
    for (let place = 1; place <= count; place += 1)
      made.lockerCells.push({
        id: made.lockerCells.length + 1,
        lockerId: id,
        alias: `L${blockIndex + 1}.${place}`,
        ...filling.lockerCell(),
      });
  }
}
