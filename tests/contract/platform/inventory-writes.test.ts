import { countSuite, itemIdOf } from "./count-suite";
import type { PlatformClient } from "./platform-client";
import { expectDone, expectRefused } from "./reception-suite";

const { now, edit, addItem, newCount, authorise, freshProduct, clear, countBy, read, lying } = countSuite();

it("INVE-005 INVE-006 INVE-016 a count is begun, given to a counter, counted and ended; its answers and sums are those of the documents", async () => {
  const { one, idsOf, stock } = now();
  const [first, second] = [freshProduct(), freshProduct()];
  const id = await newCount();
  expect(await read(id)).toMatchObject({ status: "NEW", productsNumber: 0, inventoryQuantity: 0 });
  await expectRefused(
    addItem(one, { inventory: id, product: first.id, inventoryQuantity: 1 }),
    409,
    "inventory: the state of the count does not allow this",
  );
  const { status, body } = await authorise(id, idsOf.one);
  expect([status, body]).toEqual([
    200,
    { status: "COUNTING", updated: expect.any(String), countedBy: { id: idsOf.one, fullName: expect.any(String) } },
  ]);
  const added = await addItem(one, { inventory: id, product: first.id, inventoryQuantity: 4 });
  expect(added).toEqual({
    status: 200,
    body: {
      id: expect.any(Number),
      product: { id: first.id, name: first.name, barCode: expect.any(String) },
      inventoryQuantity: 4,
      scriptQuantity: first.pieces,
      isBlind: false,
      storage: { id: stock.storage },
    },
  });
  const item = Object(added.body).id;
  await itemIdOf(addItem(one, { inventory: id, product: second.id, inventoryQuantity: 6 }));
  expect(await read(id)).toMatchObject({ productsNumber: 2, inventoryQuantity: 10 });
  expect(await one.request("PATCH", `inventory_item/${item}`, { inventoryQuantity: 7 })).toEqual({
    status: 200,
    body: { inventoryQuantity: 7 },
  });
  expect(await read(id)).toMatchObject({ productsNumber: 2, inventoryQuantity: 13 });
  await expectDone(one.request("DELETE", `inventory_item/${item}`));
  expect(await read(id)).toMatchObject({ productsNumber: 1, inventoryQuantity: 6 });
  expect(await edit(one, id, { status: "COUNTED" })).toMatchObject({ status: 200, body: { status: "COUNTED" } });
  expect(await lying(second.id)).toBe(second.pieces);
});

it.each([
  ["POST", "inventory", { storage: 0 }, "storage: "],
  ["POST", "inventory", { storage: 1, status: "NEW" }, "Unrecognized key"],
  ["POST", "inventory", { storage: 9999 }, "storage: unknown storage 9999"],
  ["POST", "inventory", { storage: 1, joinedTo: 9999 }, "joinedTo: unknown count 9999"],
  ["POST", "inventory", { storage: 1, scope: { kind: "PRODUCTS", ids: [] } }, "must name what is counted"],
  ["POST", "inventory", { storage: 1, scope: { kind: "PRODUCTS", ids: [1, 1] } }, "must name what is counted"],
  ["POST", "inventory", { storage: 1, scope: { kind: "NOT_COUNTED" } }, "must name what is counted"],
  ["POST", "inventory_item", { inventory: 1, product: 1 }, "inventoryQuantity: "],
  ["POST", "inventory_item", { inventory: 1, product: 1, inventoryQuantity: 100_000 }, "inventoryQuantity: "],
  ["POST", "inventory_item", { inventory: 1, product: 1, inventoryQuantity: -1 }, "inventoryQuantity: "],
  ["POST", "inventory_item", { inventory: 1, product: 1, inventoryQuantity: 1.5 }, "inventoryQuantity: "],
  ["POST", "inventory_item", { inventory: 9999, product: 1, inventoryQuantity: 1 }, "inventory: unknown count 9999"],
  ["PATCH", "inventory/1", {}, "status: "],
  ["PATCH", "inventory/1", { status: "COUNTED", countedBy: 1 }, "Unrecognized key"],
  ["PATCH", "inventory/1", { status: "DONE" }, "status: "],
  ["PATCH", "inventory_item/1", {}, "must change something"],
])("INVE-016 %s %s refuses %j", async (method, path, body, message) => {
  await expectRefused(now().one.request(method, path, body), 400, message);
});

it("INVE-008 each state allows its own steps, and each step its own people", async () => {
  const { one, other, reviewer, idsOf } = now();
  const product = freshProduct();
  const { id, add, end } = await countBy();
  const item = await add(product.id, product.pieces);
  const change = (client: PlatformClient) =>
    client.request("PATCH", `inventory_item/${item}`, { inventoryQuantity: 1 });
  const other409 = (what: Promise<{ status: number; body: unknown }>, message: string) =>
    expectRefused(what, 409, message);

  await other409(change(other), "only who was authorised to count may do this");
  await other409(edit(other, id, { status: "COUNTED" }), "only its counter or a reviewer may do this");
  await other409(edit(reviewer, id, { status: "CLEARED" }), "the state of the count does not allow this");
  await other409(
    addItem(one, { inventory: id, product: product.id, inventoryQuantity: 1 }),
    `item ${item} has it already`,
  );
  expect((await end()).status).toBe(200);
  await other409(change(one), "only a reviewer may do this");
  await other409(edit(one, id, { status: "COUNTING" }), "only a reviewer may do this");
  await other409(authorise(id, idsOf.other), "the state of the count does not allow this");
  await other409(one.request("PATCH", `inventory/${id}/cleared-by/${idsOf.one}`), "only a reviewer may do this");
  await other409(reviewer.request("PATCH", `inventory/${id}/cleared-by/${idsOf.one}`), "must be who asks for it");
  await other409(edit(reviewer, id, { status: "CLEARED" }), "who closes it has to be recorded first");
  expect((await edit(reviewer, id, { status: "COUNTING" })).status).toBe(200);
  expect((await end()).status).toBe(200);
  expect((await clear(id)).status).toBe(200);
  for (const status of ["NEW", "COUNTING", "COUNTED", "CLEARED", "CANCELLED"])
    expect((await edit(reviewer, id, { status })).status).toBe(409);
  const dropped = await newCount();
  expect((await edit(other, dropped, { status: "CANCELLED" })).status).toBe(200);
  await other409(authorise(dropped, idsOf.one), "the state of the count does not allow this");
});

it("INVE-004 an item names who wrote its figure: its counter, or the reviewer who set what nobody counted", async () => {
  const { reviewer, idsOf } = now();
  const [counted, forgotten] = [freshProduct(), freshProduct()];
  const { id, add, end } = await countBy();
  await add(counted.id, counted.pieces);
  await end();
  await itemIdOf(addItem(reviewer, { inventory: id, product: forgotten.id, inventoryQuantity: 0 }));
  const { items } = await read(id);
  const writers = new Map(items.map(({ productId, countedBy }) => [productId, countedBy?.id]));
  expect([writers.get(counted.id), writers.get(forgotten.id)]).toEqual([idsOf.one, idsOf.reviewer]);
});

it("a device whose clock is behind counts against no books from before its count, and one that is ahead against those of now", async () => {
  const [early, late] = [freshProduct(), freshProduct()];
  const { id, add } = await countBy();
  await add(early.id, early.pieces, { countedAt: "2000-01-01T00:00:00Z" });
  await add(late.id, late.pieces, { countedAt: "2100-01-01T00:00:00Z" });
  const { items, created } = await read(id);
  const booked = new Map(items.map(({ productId, scriptQuantity }) => [productId, scriptQuantity]));
  expect([booked.get(early.id), booked.get(late.id)]).toEqual([early.pieces, late.pieces]);
  const moments = items.map(({ countedAt = "" }) => Date.parse(countedAt));
  expect(Math.min(...moments)).toBe(Date.parse(created));
  expect(Math.max(...moments)).toBeLessThanOrEqual(Date.now());
});

it("INVE-009 who does not open /inventory counts nothing, and who has seen the books of a blind count does not count in it", async () => {
  const { one, reviewer, idsOf } = now();
  const { body } = await reviewer.get("users?fullTextSearch=accountant@demo.test");
  await expectRefused(authorise(await newCount(), Object(body).items[0].id), 400, "countedBy: unknown user");
  const product = freshProduct();
  const { id, add } = await countBy({ isBlind: true });
  // Before anything is counted there is nothing to be seen.
  for (const counter of [idsOf.reviewer, idsOf.one]) expect((await authorise(id, counter)).status).toBe(200);
  await add(product.id, 1);
  expect((await authorise(id, idsOf.reviewer)).status).toBe(200);
  const { counters = [] } = await read(id);
  expect(counters.map((each) => each.id).sort()).toEqual([idsOf.one, idsOf.reviewer].sort());
  const { id: another, add: addThere } = await countBy({ isBlind: true });
  await addThere(product.id, 1);
  await expectRefused(authorise(another, idsOf.reviewer), 409, "countedBy: has seen what the books have");
  // Of a piece of work the books of all its counts are told.
  const joined = await newCount({ joinedTo: another, isBlind: true });
  await expectRefused(authorise(joined, idsOf.reviewer), 409, "countedBy: has seen what the books have");
  expect((await edit(one, another, { countedBy: idsOf.other })).status).toBe(200);
});
