import { and, eq, inArray } from "drizzle-orm";
import type { Writer } from "../../db/database";
import { type KeptCells, type LeftCell, lockerCells, mappingApplications, shelfCells } from "../../db/schema/drafts";
import { storages } from "../../db/schema/places";
import { groupBy } from "../../group-by";
import { found } from "../../platform-error";
import type { DraftRow } from "./draft-rights";
import { keepCells } from "./kept-cells";

/** A draft with its cells. */
type GivenDraft = DraftRow & { cells: KeptCells };

/**
 * Gives one machine a draft, once: product and flag of each place go into its live cell there, which stays the cell it
 * is. A machine of another blueprint or version is left whole, a locker cell in which an order waits alone; both are kept
 * beside the version before.
 *
 * @returns what became of it; `BEFORE` where an earlier run has settled that
 */
export async function applyToMachine(
  tx: Writer,
  draft: GivenDraft,
  storageId: number,
  now: Date,
): Promise<"APPLIED" | "LEFT" | "BEFORE"> {
  if (await wasApplied(tx, draft.id, storageId)) return "BEFORE";
  const [machine] = await tx
    .select({ blueprintId: storages.bobBlueprintId, blueprintVersion: storages.blueprintVersion })
    .from(storages)
    .where(eq(storages.id, storageId));
  const { blueprintId, blueprintVersion } = found(machine);
  const isAlike = blueprintId === draft.blueprintId && blueprintVersion === draft.blueprintVersion;
  const result = isAlike
    ? await setCells(tx, draft.cells, storageId)
    : { outcome: "LEFT" as const, reason: "BLUEPRINT" as const, leftCells: [] };
  await tx.insert(mappingApplications).values({ mappingDraftId: draft.id, storageId, at: now, ...result });
  return result.outcome;
}

async function wasApplied(tx: Writer, draftId: number, storageId: number): Promise<boolean> {
  const rows = await tx
    .select({ id: mappingApplications.id })
    .from(mappingApplications)
    .where(and(eq(mappingApplications.mappingDraftId, draftId), eq(mappingApplications.storageId, storageId)));
  return rows.length > 0;
}

async function setCells(tx: Writer, from: KeptCells, storageId: number) {
  const before = found((await keepCells(tx, [storageId])).get(storageId));
  await setShelfCells(tx, shelfPlaces(before), shelfPlaces(from));
  const leftCells = await setLockerCells(tx, lockerPlaces(before), lockerPlaces(from));
  return { outcome: "APPLIED" as const, leftCells, before };
}

type ShelfCell = KeptCells["shelves"][number]["cells"][number];
type LockerCell = KeptCells["lockers"][number]["cells"][number];

/** Cells by zone, shelf and position. */
function shelfPlaces({ shelves }: Pick<KeptCells, "shelves">): Map<string, ShelfCell> {
  return new Map(
    shelves.flatMap(({ storageZone, position, cells }) =>
      cells.map((cell) => [`${storageZone} ${position} ${cell.position}`, cell] as const),
    ),
  );
}

/** Cells by zone, block and how many are above them: they have no position of their own. */
function lockerPlaces({ lockers }: Pick<KeptCells, "lockers">): Map<string, LockerCell> {
  return new Map(
    lockers.flatMap(({ storageZone, position, selfPosition, cells }) =>
      cells.map((cell, index) => [`${storageZone} ${position} ${selfPosition} ${index}`, cell] as const),
    ),
  );
}

async function setShelfCells(tx: Writer, live: Map<string, ShelfCell>, from: Map<string, ShelfCell>): Promise<void> {
  const changed = changes(live, from).filter(
    ({ cell, to }) => cell.productId !== to.productId || cell.renewProduct !== to.renewProduct,
  );
  for (const alike of groupBy(changed, ({ to }) => `${to.productId} ${to.renewProduct}`).values()) {
    const { productId = null, renewProduct = false } = alike[0]?.to ?? {};
    await tx
      .update(shelfCells)
      .set({ productId, renewProduct })
      .where(inArray(shelfCells.id, idsOf(alike)));
  }
}

/** @returns the cells that the draft would change, had not an order been waiting in each */
async function setLockerCells(
  tx: Writer,
  live: Map<string, LockerCell>,
  from: Map<string, LockerCell>,
): Promise<LeftCell[]> {
  const changed = changes(live, from).filter(
    ({ cell, to }) => cell.productId !== to.productId || cell.fillOnDemand !== to.fillOnDemand,
  );
  const free = changed.filter(({ cell }) => cell.orderId === null);
  for (const alike of groupBy(free, ({ to }) => `${to.productId} ${to.fillOnDemand}`).values()) {
    const { productId = null, fillOnDemand = false } = alike[0]?.to ?? {};
    await tx
      .update(lockerCells)
      .set({ productId, fillOnDemand })
      .where(inArray(lockerCells.id, idsOf(alike)));
  }
  return changed.flatMap(({ cell: { alias, orderId } }) => (orderId === null ? [] : [{ alias, orderId }]));
}

/** Live cells, each with the draft's at its place. */
function changes<Cell>(live: Map<string, Cell>, from: Map<string, Cell>): { cell: Cell; to: Cell }[] {
  return [...live].flatMap(([place, cell]) => {
    const to = from.get(place);
    return to === undefined ? [] : [{ cell, to }];
  });
}

function idsOf(rows: readonly { cell: { id: number } }[]): number[] {
  return rows.map(({ cell }) => cell.id);
}
