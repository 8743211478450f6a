import { addDays } from "@/lib/dates/day";
import { draftsCalls } from "@/lib/resources/drafts/drafts.calls";
import { operatorsToday } from "@/tests/support/operators-day";
import { mappingSuite, settingsOf } from "./mapping-suite";
import { clientOf } from "./platform-client";
import { expectDone, expectRefused } from "./reception-suite";

const { now, machines, one, live, post, set, approve, madeBy, newDraft, cloneOf } = mappingSuite();

const someDay = addDays(operatorsToday(), 5);
const firstCells = async (id: number) => {
  const { shelves, lockers } = await one(id);
  return { shelf: shelves[0]?.cells[0]?.id ?? 0, locker: lockers[0]?.cells[0]?.id ?? 0 };
};

it("MAPP-012 a draft is made of a blueprint's structure, empty, for machines of that version, and keeps their live mapping as it is", async () => {
  const { built, mapper } = now();
  const id = await newDraft(someDay, "Sortiment nou");
  const [draft, machine] = [await one(id), await live(built.storage)];
  expect(draft).toMatchObject({
    name: "Sortiment nou",
    blueprint: { id: built.blueprint },
    blueprintVersion: built.version,
    storages: [{ id: built.storage }],
    startDate: someDay,
    isApplied: false,
    applications: [],
  });
  expect(draft.createdBy).toBeDefined();
  expect(draft.approvedBy).toBeUndefined();
  expect(Date.now() - Date.parse(draft.created ?? "")).toBeLessThan(60_000);
  expect(settingsOf(draft)).toEqual(settingsOf(await one(built.blueprint, "bob-blueprint")));
  // Of live mapping then it tells what is another one by now.
  const since = async () => (await one(id)).liveWhenMade;
  const asItWas = [{ storage: { id: built.storage, name: machine.name }, shelves: [], lockers: [] }];
  expect(await since()).toEqual(asItWas);
  const cell = machine.shelves[0]?.cells[0];
  const before = { id: cell?.id, product: cell?.product?.id ?? null, renewProduct: cell?.renewProduct ?? false };
  await expectDone(set("shelf-cells/map-product", { ...before, product: before.product === 9 ? 8 : 9 }));
  const [told] = (await since()) ?? [];
  expect(told).toMatchObject({ storage: { id: built.storage }, lockers: [] });
  expect(told?.shelves).toEqual(machine.shelves.slice(0, 1));
  await expectDone(set("shelf-cells/map-product", before));
  expect(await since()).toEqual(asItWas);
  // A locker cell has no position: its block is told whole, whichever of its cells has changed.
  const block = machine.lockers[1];
  const locker = block?.cells.findLast(({ orderId }) => orderId === undefined);
  const empty = { id: locker?.id, product: locker?.product?.id ?? null };
  await expectDone(set("locker-cells/map-product", { ...empty, product: empty.product === 9 ? 8 : 9 }));
  expect((await since())?.[0]).toMatchObject({ shelves: [], lockers: [block] });
  await expectDone(set("locker-cells/map-product", empty));
  expect(await since()).toEqual(asItWas);
  const { items } = await mapper.read(draftsCalls.list, "mapping-drafts?limit=1");
  expect(items[0]?.id).toBe(id);
});

it("MAPP-013 any draft is cloned with its cells and flags, of which none is the other's any more", async () => {
  const { mapper, built } = now();
  const { items } = await mapper.read(draftsCalls.list, "mapping-drafts?isApplied=true&limit=250");
  const product = 7;
  for (const { id, blueprintVersion } of items.slice(0, 2)) {
    const from = await one(id);
    // One of its machines may have been rebuilt since.
    const applied = (from.applications ?? []).filter(({ outcome }) => outcome === "APPLIED");
    const storages = applied.map(({ storage }) => storage.id);
    const clone = await madeBy(post(`${id}/clone`, { name: "Copie", storages }));
    const to = await one(clone);
    expect(settingsOf(to)).toEqual(settingsOf(from));
    expect(to).toMatchObject({ blueprintVersion, isApplied: false, name: "Copie" });
    expect([to.approvedBy, to.startDate]).toEqual([undefined, undefined]);
    const { shelf } = await firstCells(clone);
    await expectDone(set(`shelf_cells/${shelf}`, { product, renewProduct: true }));
    expect((await one(clone)).shelves[0]?.cells[0]).toMatchObject({ product: { id: product }, renewProduct: true });
    expect(await one(id)).toEqual(from);
  }
  await expectRefused(post("9999/clone", { name: "Copie", storages: [built.storage] }), 404, "object not found");
});

it("MAPP-017 MAPP-025 a cell of a draft is set with product and flag; null empties it, and nothing is renewed in an empty cell", async () => {
  const id = await newDraft();
  const { shelf, locker } = await firstCells(id);
  const cells = async () => {
    const { shelves, lockers } = await one(id);
    const [first, block] = [shelves[0]?.cells[0], lockers[0]?.cells[0]];
    return [first?.product?.id, first?.renewProduct, block?.product?.id, block?.fillOnDemand];
  };
  await expectDone(set(`shelf_cells/${shelf}`, { product: 3, renewProduct: true }));
  await expectDone(set(`locker_cells/${locker}`, { product: 4, fillOnDemand: false }));
  expect(await cells()).toEqual([3, true, 4, false]);
  await expectDone(set(`shelf_cells/${shelf}`, { product: null, renewProduct: true }));
  await expectDone(set(`locker_cells/${locker}`, { product: null, fillOnDemand: true }));
  expect(await cells()).toEqual([undefined, false, undefined, true]);
});

it("MAPP-017 MAPP-025 a live cell is set by hyphen calls, its demand by a call of its own, and the cells of drafts are none of theirs", async () => {
  const { built } = now();
  const machine = await live(built.storage);
  const shelf = machine.shelves[0]?.cells[0]?.id ?? 0;
  const locker = machine.lockers.flatMap(({ cells }) => cells).find(({ orderId }) => orderId === undefined)?.id ?? 0;
  await expectDone(set("shelf-cells/map-product", { id: shelf, product: 5, renewProduct: true }));
  await expectDone(set("locker-cells/map-product", { id: locker, product: 6 }));
  await expectDone(set("locker-cells/fill-on-demand", { id: locker, fillOnDemand: true }));
  const after = await live(built.storage);
  expect(after.shelves[0]?.cells[0]).toMatchObject({ id: shelf, product: { id: 5 }, renewProduct: true });
  const block = after.lockers.flatMap(({ cells }) => cells).find(({ id }) => id === locker);
  expect(block).toMatchObject({ product: { id: 6 }, fillOnDemand: true });
  await expectDone(set("locker-cells/map-product", { id: locker, product: null }));
  await expectDone(set("shelf-cells/map-product", { id: shelf, product: null, renewProduct: true }));
  expect((await live(built.storage)).shelves[0]?.cells[0]).toMatchObject({ renewProduct: false });

  const draft = await firstCells(await newDraft());
  for (const [path, body] of [
    ["shelf-cells/map-product", { id: draft.shelf, product: 5, renewProduct: false }],
    ["locker-cells/map-product", { id: draft.locker, product: 5 }],
    ["locker-cells/fill-on-demand", { id: draft.locker, fillOnDemand: true }],
    [`shelf_cells/${shelf}`, { product: 5, renewProduct: false }],
    [`locker_cells/${locker}`, { product: 5, fillOnDemand: false }],
  ] as const)
    await expectRefused(set(path, body), 404, "object not found");
});

it("MAPP-008 a live locker cell in which an order waits is locked on both sides, and names it", async () => {
  const { lockers } = await live(8);
  const waiting = lockers.flatMap(({ cells }) => cells).find(({ orderId }) => orderId !== undefined);
  const message = `Order ${waiting?.orderId} waits in cell ${waiting?.alias}: the cell is locked until it is picked up.`;
  const id = waiting?.id;
  await expectRefused(set("locker-cells/map-product", { id, product: 5 }), 409, message);
  await expectRefused(set("locker-cells/map-product", { id, product: null }), 409, message);
  await expectRefused(set("locker-cells/fill-on-demand", { id, fillOnDemand: false }), 409, message);
  expect((await live(8)).lockers).toEqual(lockers);
});

it.each([
  ["POST", "mapping-drafts/from-blueprint", { name: "A", storages: [8] }, "blueprint: "],
  ["POST", "mapping-drafts/from-blueprint", { blueprint: 1, name: " ", storages: [8] }, "name: "],
  ["POST", "mapping-drafts/from-blueprint", { blueprint: 1, name: "x".repeat(121), storages: [8] }, "name: "],
  ["POST", "mapping-drafts/from-blueprint", { blueprint: 1, name: "A", storages: [] }, "storages: "],
  ["POST", "mapping-drafts/from-blueprint", { blueprint: 1, name: "A", storages: [8, 8] }, "must name each once"],
  [
    "POST",
    "mapping-drafts/from-blueprint",
    { blueprint: 1, name: "A", storages: [8], startDate: "2026-02-30" },
    "startDate: ",
  ],
  ["POST", "mapping-drafts/from-blueprint", { blueprint: 1, name: "A", storages: [8], cells: [] }, "Unrecognized key"],
  ["POST", "mapping-drafts/from-blueprint", { blueprint: 99, name: "A", storages: [8] }, "unknown blueprint 99"],
  [
    "POST",
    "mapping-drafts/from-blueprint",
    { blueprint: 1, name: "A", storages: [999] },
    "storages.0: unknown storage 999",
  ],
  ["POST", "mapping-drafts/1/clone", { blueprint: 1, name: "A", storages: [8] }, "Unrecognized key"],
  ["PATCH", "shelf_cells/1", { product: 1 }, "renewProduct: "],
  ["PATCH", "shelf_cells/1", { product: 1, renewProduct: false, fillOnDemand: false }, "Unrecognized key"],
  ["PATCH", "locker_cells/1", { product: 1, renewProduct: false }, "fillOnDemand: "],
  ["PATCH", "shelf-cells/map-product", { product: 1, renewProduct: false }, "id: "],
  ["PATCH", "locker-cells/map-product", { id: 1, product: 1, fillOnDemand: true }, "Unrecognized key"],
  ["PATCH", "locker-cells/fill-on-demand", { id: 1, product: 1, fillOnDemand: true }, "Unrecognized key"],
])("MAPP-025 %s %s refuses %j", async (method, path, body, message) => {
  await expectRefused(now().mapper.request(method, path, body), 400, message);
});

it("MAPP-025 refuses products that are not there", async () => {
  const { built } = now();
  const { shelf, locker } = await firstCells(await newDraft());
  const id = (await live(built.storage)).shelves[0]?.cells[0]?.id;
  for (const [path, body] of [
    [`shelf_cells/${shelf}`, { product: 9999, renewProduct: false }],
    [`locker_cells/${locker}`, { product: 9999, fillOnDemand: false }],
    ["shelf-cells/map-product", { id, product: 9999, renewProduct: false }],
  ] as const)
    await expectRefused(set(path, body), 400, "product: unknown product 9999");
});

it("MAPP-012 MAPP-013 refuses machines of another blueprint or of another version of it, and names them", async () => {
  const { mapper, built } = now();
  const { items } = await mapper.read(draftsCalls.list, "mapping-drafts?domain=live-mapping&limit=250");
  const isAlike = (each: (typeof items)[number]): boolean =>
    each.blueprint?.id === built.blueprint && each.blueprintVersion === built.version;
  const other = items.find((each) => !isAlike(each));
  const head = { name: "A", storages: [built.storage, other?.id] };
  const message = `${other?.name}: built by another blueprint or another version of it.`;
  await expectRefused(post("from-blueprint", { blueprint: built.blueprint, ...head }), 409, message);
  await expectRefused(post(`${await newDraft()}/clone`, head), 409, message);
  expect((await machines()).length).toBeGreaterThan(0);
});

it("MAPP-014 MAPP-015 each state allows its own steps, and approval and what is approved are the reviewers'", async () => {
  const { mapper, reviewer } = now();
  const remove = (id: number, by = reviewer) => by.request("DELETE", `mapping-drafts/${id}`);
  const id = await newDraft(someDay);
  const { shelf, locker } = await firstCells(id);
  await expectRefused(approve(id, mapper), 403, "Only Mapper QC, chain administrators and developers approve drafts.");
  await expectDone(approve(id));
  expect((await one(id)).approvedBy).toBeDefined();
  await expectRefused(approve(id), 409, "This draft is approved already.");
  const readOnly = "An approved draft is read only: clone it to change it.";
  await expectRefused(set(`shelf_cells/${shelf}`, { product: 1, renewProduct: false }), 409, readOnly);
  await expectRefused(set(`locker_cells/${locker}`, { product: 1, fillOnDemand: false }), 409, readOnly);
  const clone = await cloneOf(id);
  await expectRefused(
    approve(clone),
    409,
    "A draft without a start date cannot be approved: clone it with a start date.",
  );
  await expectDone(remove(clone, mapper));
  await expectRefused(remove(clone), 404, "object not found");
  await expectRefused(
    remove(id, mapper),
    403,
    "Only Mapper QC, chain administrators and developers delete an approved draft.",
  );
  await expectDone(remove(id));
  await expectRefused(set(`shelf_cells/${shelf}`, { product: 1, renewProduct: false }), 404, "object not found");
  // Whoever still has it open changes no other one: ids are used once.
  const next = await newDraft(someDay);
  expect(next).toBeGreaterThan(clone);
  const { shelf: nextShelf, locker: nextLocker } = await firstCells(next);
  expect([nextShelf > shelf, nextLocker > locker]).toEqual([true, true]);
});

it.each([
  ["chain-admin", 200],
  ["developer", 200],
  ["acquirer", 403],
  ["wh-admin", 403],
])("MAPP-014 MAPP-015 who is %s approves a draft, and deletes it once it is approved: %d", async (role, status) => {
  const client = await clientOf(now().platform.restUrl, `${role}@demo.test`);
  const id = await newDraft(someDay);
  expect((await approve(id, client)).status).toBe(status);
  if (status !== 200) await expectDone(approve(id));
  expect((await client.request("DELETE", `mapping-drafts/${id}`)).status).toBe(status);
});

it("MAPP-014 MAPP-015 an applied draft is neither changed nor deleted", async () => {
  const { mapper, reviewer } = now();
  const { items } = await mapper.read(draftsCalls.list, "mapping-drafts?isApplied=true&limit=1");
  const id = items[0]?.id ?? 0;
  const { shelf } = await firstCells(id);
  const readOnly = "An applied draft is read only: clone it to change it.";
  await expectRefused(set(`shelf_cells/${shelf}`, { product: 1, renewProduct: false }), 409, readOnly);
  await expectRefused(
    reviewer.request("DELETE", `mapping-drafts/${id}`),
    409,
    "A draft whose day has come is kept: it says what its machines are given.",
  );
});
