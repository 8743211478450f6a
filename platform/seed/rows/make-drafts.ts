import type { mappingApplications, mappingDraftStorages, mappingDrafts } from "../../db/schema/drafts";
import { at } from "../random";
import type { LockerOrder } from "../seed-world";
import type { Sizes } from "../sizes";
import { dayFrom, momentBefore, romanianDays, type SeedBase } from "../world";
import {
  addStructure,
  type BlueprintRow,
  emptyCells,
  hallBlueprintId,
  newestVersion,
  type Structures,
} from "./make-blueprints";
import { adaptLive, changedFrom, editLive, give, keep, liveFilling, placeOrder } from "./make-live-cells";
import type { rangesOf } from "./make-ranges";
import { isLocker, type StorageRow } from "./make-storages";

type DraftRow = typeof mappingDrafts.$inferInsert & { id: number };
type DraftStorageRow = typeof mappingDraftStorages.$inferInsert;
type ApplicationRow = typeof mappingApplications.$inferInsert;

interface MappingWorld {
  blueprints: readonly BlueprintRow[];
  /** Machines that are built by a blueprint. */
  machines: readonly StorageRow[];
  ranges: ReturnType<typeof rangesOf>;
  /** Orders that wait in the lockers of a storage, by its id. */
  lockerOrders: ReadonlyMap<number, readonly LockerOrder[]>;
  /** Who draws mappings and who approves them. */
  mapperIds: readonly number[];
  approverIds: readonly number[];
}

export interface Mappings extends Structures {
  drafts: DraftRow[];
  draftStorages: DraftStorageRow[];
  applications: ApplicationRow[];
}

/** A machine with what is mapped in it at the moment that the making has come to. */
interface Machine {
  storage: StorageRow;
  cells: Structures;
}

/** Something that happens to mappings; what is made of it is as of its moment. */
interface Event {
  at: Date;
  happen(): void;
}

/**
 * Blueprints' structures, live mappings of all machines, and saved drafts: told as they happened, so that a draft begins
 * from what was live then, and what is live is what the last one gave its machines, but for what was edited since.
 */
export function makeMappings(base: SeedBase, world: MappingWorld): Mappings {
  const { random, sizes } = base;
  const made: Mappings = {
    ...{ drafts: [], draftStorages: [], applications: [] },
    ...{ shelves: [], shelfCells: [], lockers: [], lockerCells: [] },
  };
  for (const { id } of world.blueprints) addStructure(made, { blueprintId: id }, id, emptyCells);
  const machines = world.machines.map((storage): Machine => {
    const filling = liveFilling(random, world.ranges, storage);
    return { storage, cells: addStructure(made, { storageId: storage.id ?? 0 }, storage.bobBlueprintId ?? 1, filling) };
  });
  const events = machines.map(({ storage, cells }): Event => {
    const moment = momentBefore(base, random.int(1, 30), [8, 17]);
    return { at: moment, happen: () => editLive(random, world.ranges, storage, cells) };
  });
  for (const { storage, cells } of machines)
    for (const { id, placedAt } of world.lockerOrders.get(storage.id ?? 0) ?? [])
      events.push({ at: placedAt, happen: () => placeOrder(random, id, cells) });
  for (let id = 1; id <= sizes.mappingDrafts; id += 1) events.push(...draftEvents(base, world, machines, made, id));
  for (const { happen } of events.toSorted((one, other) => one.at.getTime() - other.at.getTime())) happen();
  return made;
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

const hourMs = 3_600_000;

/** Neither reviewed nor up to date: its machine was edited since. */
const staleDraft = ({ mappingDrafts }: Sizes): number => mappingDrafts - 2;
/** Was applied yesterday to a locker in which orders waited. */
const lockerDraft = ({ mappingDrafts }: Sizes): number => mappingDrafts - 4;
/** Found one of its machines rebuilt. */
const rebuiltDraft = ({ mappingDrafts }: Sizes): number => mappingDrafts - 8;

/** That it is made and, where its day has come, applied. */
function draftEvents(
  base: SeedBase,
  world: MappingWorld,
  machines: readonly Machine[],
  made: Mappings,
  id: number,
): Event[] {
  const { random } = base;
  const chosen = chooseMachines(base, machines, id);
  const first = at(chosen, 0);
  const draft = draftRow(base, world, first.storage, id);
  const cells = addStructure(made, { mappingDraftId: id }, draft.blueprintId, emptyCells);
  made.drafts.push(draft);
  const make: Event = {
    at: draft.created,
    happen() {
      changedFrom(random, world.ranges, first, cells);
      for (const { storage, cells: live } of chosen)
        made.draftStorages.push({ mappingDraftId: id, storageId: storage.id ?? 0, liveWhenMade: keep(live) });
    },
  };
  const { appliedAt } = draft;
  if (!appliedAt) return [make];
  const apply: Event = {
    at: appliedAt,
    happen() {
      for (const machine of chosen) made.applications.push(applied(draft, cells, machine, appliedAt));
    },
  };
  // What the others sell is another: much of it is set right there by hand, a day later.
  const adapt: Event = {
    at: new Date(appliedAt.getTime() + 24 * hourMs),
    happen() {
      for (const { storage, cells: live } of chosen.slice(1)) adaptLive(random, world.ranges, storage, live);
    },
  };
  return adapt.at < base.now ? [make, apply, adapt] : [make, apply];
}

function draftRow(base: SeedBase, world: MappingWorld, first: StorageRow, id: number): DraftRow {
  const { random, now } = base;
  const created = momentBefore(base, ageOf(base, id), [8, 15]);
  const startDate = startOf(base, id, created);
  const approvedAt = approvalOf(base, id, { created, startDate });
  const isDue = approvedAt !== null && startDate !== null && startDate <= dayFrom(now, 0);
  return {
    id,
    name: `${occasions[id % occasions.length]} ${first.name.split(" ").slice(1, 3).join(" ")} ${id}`,
    blueprintId: first.bobBlueprintId ?? 1,
    blueprintVersion: first.blueprintVersion ?? newestVersion,
    createdById: random.pick(world.mapperIds),
    approvedById: approvedAt === null ? null : random.pick(world.approverIds),
    approvedAt,
    startDate,
    appliedAt: isDue ? latest(approvedAt, romanianDays.startOf(startDate)) : null,
    created,
  };
}

/** As the platform does it. */
function applied(draft: DraftRow, from: Structures, { storage, cells }: Machine, moment: Date): ApplicationRow {
  const of = { mappingDraftId: draft.id, storageId: storage.id ?? 0, at: moment };
  if (storage.blueprintVersion !== draft.blueprintVersion)
    return { ...of, outcome: "LEFT", reason: "BLUEPRINT", leftCells: [] };
  const before = keep(cells);
  return { ...of, outcome: "APPLIED", leftCells: give(from, cells), before };
}

/** Mostly one, else some that are built and sell alike; in one of them it is found that another was rebuilt meanwhile. */
function chooseMachines({ random, sizes }: SeedBase, machines: readonly Machine[], id: number): Machine[] {
  const hall = machines.find(({ storage }) => storage.bobBlueprintId === hallBlueprintId);
  if (hall !== undefined && id === sizes.mappingDrafts) return [hall];
  const locker = machines.find(({ storage }) => isLocker(storage));
  if (locker !== undefined && id === lockerDraft(sizes)) return [locker];
  const first = at(machines, (id * 5) % machines.length);
  const { bobBlueprintId, blueprintVersion, catalogPriceName } = first.storage;
  const alike = machines.filter(
    ({ storage }) =>
      storage !== first.storage &&
      storage.bobBlueprintId === bobBlueprintId &&
      storage.blueprintVersion === blueprintVersion &&
      storage.catalogPriceName === catalogPriceName,
  );
  const others = random.sample(
    alike,
    random.weighted([
      [0, 6],
      [1, 3],
      [3, 1],
    ] as const),
  );
  if (id !== rebuiltDraft(sizes)) return [first, ...others];
  const rebuilt = machines.find(
    ({ storage }) => storage.bobBlueprintId === bobBlueprintId && storage.blueprintVersion !== blueprintVersion,
  );
  return rebuilt === undefined ? [first, ...others] : [first, ...others, rebuilt];
}

/** Days before now: evenly, the newest of today. */
function ageOf({ sizes }: SeedBase, id: number): number {
  const age = Math.round(((sizes.mappingDrafts - id) / sizes.mappingDrafts) * Math.min(sizes.days, 300));
  return id === staleDraft(sizes) ? Math.max(age, 32) : age;
}

/** Some are approved and wait for their day, two of them not for long; some have no day yet. */
function startOf({ random, now, sizes }: SeedBase, id: number, created: Date): string | null {
  if (id === staleDraft(sizes)) return dayFrom(now, 6);
  if (id === sizes.mappingDrafts - 1) return dayFrom(now, 2);
  if (id === lockerDraft(sizes)) return dayFrom(now, -1);
  if (id % 9 === 4) return null;
  if (id % 4 === 3) return dayFrom(now, random.int(2, 25));
  const day = random.chance(0.2) ? dayFrom(created, 0) : dayFrom(created, random.int(1, 9));
  // What is made early in the day is still as it was made later on.
  return day === dayFrom(now, 1) ? dayFrom(now, 2) : day;
}

/** Some are still to be approved; without a day none is. */
function approvalOf(
  { random, now, sizes }: SeedBase,
  id: number,
  { created, startDate }: { created: Date; startDate: string | null },
): Date | null {
  const approved = new Date(created.getTime() + (random.int(0, 3) * 24 + random.int(1, 3)) * hourMs);
  if (startDate === null || id % 5 === 0 || id % 7 === 1 || id === staleDraft(sizes)) return null;
  return approved < now ? approved : now;
}

function latest(one: Date, other: Date): Date {
  return one > other ? one : other;
}
