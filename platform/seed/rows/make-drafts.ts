import type { mappingDraftStorages, mappingDrafts } from "../../db/schema/drafts";
import { groupBy } from "../../group-by";
import { at } from "../random";
import { dayFrom, momentBefore, type SeedBase } from "../world";
import { addStructure, type BlueprintRow, type CellFilling, emptyCells, type Structures } from "./make-blueprints";
import type { ProductRow } from "./make-products";
import type { StockRow } from "./make-stocks";
import type { StorageRow } from "./make-storages";

type DraftRow = typeof mappingDrafts.$inferInsert & { id: number };
type DraftStorageRow = typeof mappingDraftStorages.$inferInsert;

interface MappingWorld {
  blueprints: readonly BlueprintRow[];
  /** Machines that are built by a blueprint. */
  machines: readonly StorageRow[];
  products: readonly ProductRow[];
  stocks: readonly StockRow[];
  /** Orders that wait in the lockers of a storage, by its id. */
  lockerOrders: ReadonlyMap<number, readonly number[]>;
  /** Who draws mappings and who approves them. */
  mapperIds: readonly number[];
  approverIds: readonly number[];
}

export interface Mappings extends Structures {
  drafts: DraftRow[];
  draftStorages: DraftStorageRow[];
}

/** Blueprints' structures, live mappings of all machines, and saved drafts. */
export function makeMappings(base: SeedBase, world: MappingWorld): Mappings {
  const made: Mappings = { drafts: [], draftStorages: [], shelves: [], shelfCells: [], lockers: [], lockerCells: [] };
  for (const { id } of world.blueprints) addStructure(made, { blueprintId: id }, id, emptyCells);
  const inStock = groupBy(world.stocks, (stock) => stock.storageId);
  for (const { id = 0, bobBlueprintId } of world.machines) {
    const stocked = (inStock.get(id) ?? []).map((stock) => stock.productId);
    const range = stocked.length > 0 ? stocked : productIds(base, world, 12);
    const filling = fillingFrom(base, range, [...(world.lockerOrders.get(id) ?? [])]);
    addStructure(made, { storageId: id }, bobBlueprintId ?? 1, filling);
  }
  for (let id = 1; id <= base.sizes.mappingDrafts; id += 1) addDraft(base, world, made, id);
  return made;
}

function productIds({ random }: SeedBase, { products }: MappingWorld, count: number): number[] {
  return random.sample(products, count).map((product) => product.id);
}

/** Neighbouring cells hold the same product; one in twelve is free. */
function fillingFrom({ random }: SeedBase, range: readonly number[], waiting: number[]): CellFilling {
  let product = random.pick(range);
  return {
    shelfCell() {
      if (random.chance(0.5)) product = random.pick(range);
      const isFree = random.chance(0.08);
      return { productId: isFree ? null : product, renewProduct: !isFree && random.chance(0.15) };
    },
    lockerCell() {
      const orderId = random.chance(0.3) ? waiting.pop() : undefined;
      if (orderId !== undefined) return { productId: null, fillOnDemand: true, orderId };
      const fillOnDemand = random.chance(0.4);
      return {
        productId: fillOnDemand || random.chance(0.2) ? null : random.pick(range),
        fillOnDemand,
        orderId: null,
      };
    },
  };
}

const occasions = [
  "Sortiment de toamnă",
  "Campanie băuturi răcoritoare",
  "Meniu de post",
  "Rearanjare raft gustări",
  "Sortiment vacanță școlară",
  "Produse noi octombrie",
  "Extindere zonă frigorifică",
  "Sărbători de iarnă",
] as const;

function addDraft(base: SeedBase, world: MappingWorld, made: Mappings, id: number): void {
  const { random, sizes, now } = base;
  const first = at(world.machines, (id * 5) % world.machines.length);
  const blueprintId = first.bobBlueprintId ?? 1;
  const alike = world.machines.filter((each) => each.bobBlueprintId === blueprintId && each.id !== first.id);
  const storages = [first, ...random.sample(alike, random.int(0, 3))];
  const age = Math.round(((sizes.mappingDrafts - id) / sizes.mappingDrafts) * Math.min(sizes.days, 300));
  const isApproved = id % 5 !== 0 && id % 7 !== 1;
  made.drafts.push({
    id,
    name: `${occasions[id % occasions.length]} ${first.name.split(" ").slice(1, 3).join(" ")} ${id}`,
    blueprintId,
    blueprintVersion: first.blueprintVersion ?? 1,
    createdById: random.pick(world.mapperIds),
    approvedById: isApproved ? random.pick(world.approverIds) : null,
    // Some were approved and wait for their day; some have none yet.
    startDate: id % 9 === 4 ? null : dayFrom(now, id % 4 === 3 ? random.int(2, 25) : -random.int(0, age)),
    created: momentBefore(base, age, [8, 17]),
  });
  for (const storage of storages) made.draftStorages.push({ mappingDraftId: id, storageId: storage.id ?? 0 });
  const filling = fillingFrom(base, productIds(base, world, 14), []);
  addStructure(made, { mappingDraftId: id }, blueprintId, filling);
}
