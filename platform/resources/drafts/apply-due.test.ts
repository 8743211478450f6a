import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { and, eq, isNull } from "drizzle-orm";
import { crossing, dyingAt } from "@/tests/support/faulty-database";
import { accountByEmail } from "../../auth/accounts";
import { type Database, openDatabase } from "../../db/database";
import {
  blueprints,
  lockerCells,
  mappingApplications,
  mappingDraftStorages,
  mappingDrafts,
  shelfCells,
} from "../../db/schema/drafts";
import { storages } from "../../db/schema/places";
import { createLog } from "../../log";
import { operatorDays } from "../../operator-days";
import { ensureDataset } from "../../seed/ensure-dataset";
import { at } from "../../seed/random";
import { applyDue } from "./apply-due";
import { cellsOfOwner, keepCells } from "./kept-cells";
import { approveDraft, cloneDraft, makeFromBlueprint } from "./write-drafts";

const folder = mkdtempSync(join(tmpdir(), "apply-due-"));
const made = join(folder, "tiny.sqlite");
const days = operatorDays("Europe/Bucharest");
/** An evening on which it is another day in Romania than in UTC. */
const now = new Date("2031-05-10T22:30:00Z");
const [yesterday, today, tomorrow] = ["2031-05-10", "2031-05-11", "2031-05-12"];

let database: Database;
let copies = 0;
/** Of one blueprint in its present version. */
let machines: readonly number[];
let blueprint: number;
let reviewer: number;

async function openCopy(): Promise<Database> {
  copies += 1;
  const file = join(folder, `${copies}.sqlite`);
  copyFileSync(made, file);
  const opened = await openDatabase(file);
  // What the data set has of applied drafts, and of such as are due by then, is none of this.
  await opened.write(async (tx) => {
    await tx.delete(mappingApplications);
    await tx.update(mappingDrafts).set({ appliedAt: now }).where(isNull(mappingDrafts.appliedAt));
  });
  return opened;
}

beforeAll(() => ensureDataset(made, "tiny", createLog("silent")));
afterAll(() => rmSync(folder, { recursive: true }));

beforeEach(async () => {
  told.length = 0;
  database = await openCopy();
  const { read } = database;
  reviewer = (await accountByEmail(read, "mapper-qc@demo.test"))?.id ?? 0;
  const rows = await read
    .select({ id: storages.id, blueprint: blueprints.id })
    .from(storages)
    .innerJoin(
      blueprints,
      and(eq(blueprints.id, storages.bobBlueprintId), eq(blueprints.version, storages.blueprintVersion)),
    );
  blueprint = at(rows, 0).blueprint;
  machines = rows.filter((each) => each.blueprint === blueprint).map(({ id }) => id);
});
afterEach(() => database.close());

const told: { draft?: number; machines?: object }[] = [];
const log = createLog("warn", { write: (line: string) => void told.push(JSON.parse(line)) });
const apply = (of = database, moment = now) => applyDue({ database: of, now: () => moment, days, log });
const change = (moment = now) => ({ userId: reviewer, now: moment, today: days.of(moment) });

/** A draft that fills all cells with one product, approved. @returns its id */
async function approved(
  startDate: string,
  product: number,
  { of = database, storageIds = machines, at: moment = now } = {},
) {
  const head = { name: `${product}`, storages: [...storageIds], startDate };
  const id = await of.write((tx) => makeFromBlueprint(tx, { blueprint, ...head }, change()));
  const cells = await cellsOfOwner(of.read, "mappingDraftId", id);
  await of.write(async (tx) => {
    for (const { cells: some } of cells.shelves)
      for (const cell of some)
        await tx.update(shelfCells).set({ productId: product, renewProduct: true }).where(eq(shelfCells.id, cell.id));
    for (const { cells: some } of cells.lockers)
      for (const cell of some)
        await tx.update(lockerCells).set({ productId: product, fillOnDemand: true }).where(eq(lockerCells.id, cell.id));
    await approveDraft(tx, id, change(moment));
  });
  return id;
}

const live = async (of = database, id = at(machines, 0)) => {
  const cells = (await keepCells(of.read, [id])).get(id);
  if (cells === undefined) throw new Error("no machine");
  return cells;
};
const cellsIn = ({ shelves, lockers }: Awaited<ReturnType<typeof live>>) => [
  ...shelves.flatMap(({ cells }) => cells),
  ...lockers.flatMap(({ cells }) => cells),
];
const productsIn = async (of = database, id = at(machines, 0)) =>
  new Set(cellsIn(await live(of, id)).map(({ productId }) => productId));
const applications = (of = database) => of.read.select().from(mappingApplications).orderBy(mappingApplications.id);
const appliedAt = async (id: number) =>
  (await database.read.select().from(mappingDrafts).where(eq(mappingDrafts.id, id)))[0]?.appliedAt;

it("MAPP-024 a draft is given to its machines once, on its day by the operator's clock, and their cells stay the cells they are", async () => {
  await database.write((tx) => tx.update(lockerCells).set({ orderId: null }));
  const id = await approved(today, 7);
  const later = await approved(tomorrow, 8);
  const before = await live();
  await apply(database, new Date(now.getTime() - 2 * 3_600_000));
  expect(await live()).toEqual(before);
  await apply();
  const after = await live();
  expect(cellsIn(after).map((cell) => cell.id)).toEqual(cellsIn(before).map((cell) => cell.id));
  expect(await productsIn()).toEqual(new Set([7]));
  const rows = await applications();
  expect(rows.map(({ storageId, outcome }) => [storageId, outcome])).toEqual(machines.map((each) => [each, "APPLIED"]));
  expect(rows.find(({ storageId }) => storageId === machines[0])?.before).toEqual(before);
  expect([await appliedAt(id), await appliedAt(later)]).toEqual([now, null]);

  const cell = at(at(after.shelves, 0).cells, 0);
  await database.write((tx) => tx.update(shelfCells).set({ productId: 9 }).where(eq(shelfCells.id, cell.id)));
  await apply();
  expect(await productsIn()).toEqual(new Set([9, 7]));
  await apply(database, new Date(now.getTime() + 86_400_000));
  expect(await productsIn()).toEqual(new Set([8]));
});

it("MAPP-024 two drafts that meet in one machine are given to it by their start, then by their approval", async () => {
  await database.write((tx) => tx.update(lockerCells).set({ orderId: null }));
  const earlier = new Date(now.getTime() - 3_600_000);
  const last = await approved(today, 1, { at: now });
  const second = await approved(today, 2, { at: earlier });
  const first = await approved(yesterday, 3, { at: now });
  await apply();
  expect(await productsIn()).toEqual(new Set([1]));
  const rows = await applications();
  expect([...new Set(rows.map(({ mappingDraftId }) => mappingDraftId))]).toEqual([first, second, last]);
  const found = rows.filter(({ storageId }) => storageId === machines[0]).map(({ before }) => before);
  expect(found.slice(1).map((cells) => cells?.shelves[0]?.cells[0]?.productId)).toEqual([3, 2]);
});

it("MAPP-024 a draft of an earlier start that is approved while another one is given to machines comes after it in all of them, also where that was killed", async () => {
  await database.write((tx) => tx.update(lockerCells).set({ orderId: null }));
  const [one, other] = [at(machines, 0), at(machines, 1)];
  for (const isKilled of [false, true]) {
    const of = await openCopy();
    await of.write((tx) => tx.update(lockerCells).set({ orderId: null }));
    const first = await approved(today, 2, { of, storageIds: [one, other] });
    let second: number | undefined;
    let machinesGiven = 0;
    // As the second machine's turn comes, the other draft is approved and run for.
    const approving: Database = {
      ...of,
      write: async (work) => {
        machinesGiven += 1;
        if (machinesGiven !== 2) return of.write(work);
        second = await approved(yesterday, 1, { of, storageIds: [one, other] });
        if (isKilled) throw new Error("killed");
        return of.write(work);
      },
    };
    const run = apply(approving);
    await (isKilled ? expect(run).rejects.toThrow(`drafts ${first}.`) : run);
    await apply(of);
    expect((await applications(of)).map(({ mappingDraftId, storageId }) => [mappingDraftId, storageId])).toEqual([
      [first, one],
      [first, other],
      [second, one],
      [second, other],
    ]);
    expect([await productsIn(of, one), await productsIn(of, other)]).toEqual([new Set([1]), new Set([1])]);
    expect(told.splice(0).map(({ draft, machines: count }) => [draft, count])).toEqual([
      [first, isKilled ? { given: 1, left: 0, givenBefore: 1 } : { given: 2, left: 0, givenBefore: 0 }],
      [second, { given: 2, left: 0, givenBefore: 0 }],
    ]);
    of.close();
  }
});

it("MAPP-024 two runs at once are one after the other", async () => {
  await database.write((tx) => tx.update(lockerCells).set({ orderId: null }));
  const first = await approved(today, 2);
  // Where runs were beside each other, the second one would give its first machine before the first one does, and the next after.
  const { database: crossed, begun } = crossing(database);
  const run = apply(crossed);
  await begun;
  const second = await approved(yesterday, 1);
  await Promise.all([run, apply(crossed)]);
  const given = (await applications()).map(({ mappingDraftId }) => mappingDraftId);
  expect(given).toEqual([...machines.map(() => first), ...machines.map(() => second)]);
});

it("MAPP-024 a draft that cannot be given holds up those that come after it in a machine, and no others, until it can", async () => {
  await database.write((tx) => tx.update(lockerCells).set({ orderId: null }));
  const [one, other] = [at(machines, 0), at(machines, 1)];
  const stuck = await approved(today, 4, { storageIds: [one] });
  const behind = await approved(today, 5, { storageIds: [one, other] });
  const last = await approved(today, 6, { storageIds: [other] });
  const free = await approved(today, 7, { storageIds: [one] });
  await database.write((tx) => tx.delete(mappingDraftStorages).where(eq(mappingDraftStorages.mappingDraftId, free)));
  let isFailing = true;
  const failing: Database = {
    ...database,
    write: (work) =>
      database.write(async (tx) => {
        const made = await work(tx);
        const rows = await tx.select().from(mappingApplications).where(eq(mappingApplications.mappingDraftId, stuck));
        if (isFailing && rows.length > 0) throw new Error("stuck");
        return made;
      }),
  };
  await expect(apply(failing)).rejects.toThrow(`drafts ${stuck}.`);
  const applied = () => Promise.all([stuck, behind, last, free].map(appliedAt));
  expect(await applied()).toEqual([null, null, null, now]);
  isFailing = false;
  await apply(failing);
  expect(await applied()).toEqual([now, now, now, now]);
  expect([await productsIn(database, one), await productsIn(database, other)]).toEqual([new Set([5]), new Set([6])]);
});

it("MAPP-008 MAPP-024 leaves and names a machine of another blueprint version, and a locker cell in which an order waits", async () => {
  const id = await approved(today, 7);
  const [left, changed] = [at(machines, 0), at(machines, 1)];
  const { lockers } = await live(database, changed);
  const { id: locked, alias } = at(at(lockers, 0).cells, 0);
  await database.write(async (tx) => {
    await tx.update(storages).set({ blueprintVersion: 1 }).where(eq(storages.id, left));
    await tx.update(lockerCells).set({ orderId: null });
    await tx
      .update(lockerCells)
      .set({ productId: 4, fillOnDemand: false, orderId: 3 })
      .where(eq(lockerCells.id, locked));
  });
  const before = await live(database, left);
  await apply();
  expect(await live(database, left)).toEqual(before);
  expect((await live(database, changed)).lockers[0]?.cells[0]).toMatchObject({ productId: 4, orderId: 3 });
  expect(await productsIn(database, changed)).toEqual(new Set([4, 7]));
  const rows = await applications();
  expect(rows.find(({ storageId }) => storageId === left)).toMatchObject({
    outcome: "LEFT",
    reason: "BLUEPRINT",
    leftCells: [],
    before: null,
  });
  expect(rows.find(({ storageId }) => storageId === changed)).toMatchObject({
    outcome: "APPLIED",
    reason: null,
    leftCells: [{ alias, orderId: 3 }],
  });
  expect(await appliedAt(id)).toEqual(now);
});

it("MAPP-024 killed at each step, each machine has the draft wholly or not at all, and the next run goes on as if nothing had been", async () => {
  const [one, other] = machines;
  if (one === undefined || other === undefined) throw new Error("two machines of one blueprint");
  const wanted = await openCopy();
  await approved(today, 7, { of: wanted, storageIds: [one, other] });
  const before = [await live(wanted, one), await live(wanted, other)];
  await apply(wanted);
  const after = [await live(wanted, one), await live(wanted, other)];
  const story = (await applications(wanted)).map(({ id: _, ...row }) => row);
  wanted.close();
  let steps = 0;
  for (let isOver = false; !isOver; steps += 1) {
    const of = await openCopy();
    await approved(today, 7, { of, storageIds: [one, other] });
    isOver = await apply(dyingAt(of, steps)).then(
      () => true,
      () => false,
    );
    const done = (await applications(of)).map(({ storageId }) => storageId);
    for (const [index, machine] of [one, other].entries())
      expect(await live(of, machine)).toEqual((done.includes(machine) ? after : before)[index]);
    await apply(of);
    expect([await live(of, one), await live(of, other)]).toEqual(after);
    expect((await applications(of)).map(({ id: _, ...row }) => row)).toEqual(story);
    of.close();
  }
  expect(steps).toBeGreaterThan(6);
});

it("MAPP-013 a clone of an applied draft is none that was applied", async () => {
  const id = await approved(today, 7);
  await apply();
  const clone = await database.write((tx) =>
    cloneDraft(tx, id, { name: "Copie", storages: [at(machines, 0)] }, change()),
  );
  expect(await appliedAt(clone)).toBeNull();
});
