import type { Writer } from "../../db/database";
import { lockerCells, lockers, shelfCells, shelves } from "../../db/schema/drafts";
import { found } from "../../platform-error";
import { type CellsOwner, cellsOfOwner } from "./kept-cells";

/** SQLite takes 32,766 values in one statement. */
const cellsInOneStatement = 2000;

/** Copies shelves and lockers with all that their cells hold to a draft; an order waits in a machine alone. */
export async function copyCells(tx: Writer, owner: CellsOwner, ownerId: number, draftId: number): Promise<void> {
  const from = await cellsOfOwner(tx, owner, ownerId);
  const ofDraft = { blueprintId: null, storageId: null, mappingDraftId: draftId };
  const onShelves: (typeof shelfCells.$inferInsert)[] = [];
  for (const { id: _, cells, ...shelf } of from.shelves) {
    const [made] = await tx
      .insert(shelves)
      .values({ ...shelf, ...ofDraft })
      .returning({ id: shelves.id });
    onShelves.push(...cells.map(({ id: _cell, ...cell }) => ({ ...cell, shelfId: found(made).id })));
  }
  const inLockers: (typeof lockerCells.$inferInsert)[] = [];
  for (const { id: _, cells, ...locker } of from.lockers) {
    const [made] = await tx
      .insert(lockers)
      .values({ ...locker, ...ofDraft })
      .returning({ id: lockers.id });
    inLockers.push(...cells.map(({ id: _cell, ...cell }) => ({ ...cell, lockerId: found(made).id, orderId: null })));
  }
  for (const some of inParts(onShelves)) await tx.insert(shelfCells).values(some);
  for (const some of inParts(inLockers)) await tx.insert(lockerCells).values(some);
}

function inParts<Row>(rows: readonly Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / cellsInOneStatement) }, (_, index) =>
    rows.slice(index * cellsInOneStatement, (index + 1) * cellsInOneStatement),
  );
}
