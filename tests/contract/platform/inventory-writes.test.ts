import { currentStocksCalls } from "@/lib/resources/current_stocks/current-stocks.calls";
import { inventoryCalls } from "@/lib/resources/inventory/inventory.calls";
import { type StartedPlatform, startPlatform } from "@/tests/support/start-platform";
import { PlatformClient, QueryClient, signIn } from "./platform-client";
import { expectDone, expectRefused, idOf } from "./reception-suite";

/** An item answers more than its id. */
async function itemIdOf(made: Promise<{ status: number; body: unknown }>): Promise<number> {
  const { status, body } = await made;
  expect([status, body]).toEqual([200, expect.objectContaining({ id: expect.any(Number) })]);
  return Object(body).id;
}

let platform: StartedPlatform;
let queries: QueryClient;
let apiToken: string;
/** Two who map shelves, and one who reviews. */
let one: PlatformClient;
let other: PlatformClient;
let reviewer: PlatformClient;
let idsOf: { one: number; other: number; reviewer: number };
let stock: { storage: number; products: { id: number; name: string; pieces: number }[] };

const clientOf = async (role: string) => {
  const { apiToken: token } = await signIn(platform.restUrl, `${role}@demo.test`);
  return new PlatformClient(platform.restUrl, token);
};

beforeAll(async () => {
  platform = await startPlatform();
  queries = new QueryClient(platform.grpcTarget);
  one = await clientOf("shelves-mapper");
  other = await clientOf("bob-maintainer");
  reviewer = await clientOf("mapper-qc");
  ({ apiToken } = await signIn(platform.restUrl, "chain-admin@demo.test"));
  const idOfUser = async (role: string): Promise<number> => {
    const email = `${role}@demo.test`;
    const { body } = await reviewer.get(`users?fullTextSearch=${email}`);
    const { items }: { items: { id: number; email: string }[] } = Object(body);
    return items.find((user) => user.email === email)?.id ?? 0;
  };
  const [first = 0, second = 0, third = 0] = await Promise.all(
    ["shelves-mapper", "bob-maintainer", "mapper-qc"].map(idOfUser),
  );
  idsOf = { one: first, other: second, reviewer: third };
  stock = await fullestStorage();
});
afterAll(async () => {
  queries.close();
  await platform.stop();
});

/** The storage that holds most of the products, and those of which enough lies there. */
async function fullestStorage(): Promise<typeof stock> {
  let best: typeof stock = { storage: 0, products: [] };
  for (const storage of [1, 2, 3, 4]) {
    const { body } = await one.get(`current_stocks/storage/${storage}?limit=100`);
    const { items }: { items: { product: { id: number; name: string }; stock: number }[] } = Object(body);
    const products = items
      .filter(({ stock: pieces }) => pieces > 5)
      .map(({ product, stock: pieces }) => ({ id: product.id, name: product.name, pieces }));
    if (products.length > best.products.length) best = { storage, products };
  }
  return best;
}

let nextProduct = 0;
/** A product that no other test moves. */
function freshProduct() {
  const product = stock.products[nextProduct++];
  if (product === undefined) throw new Error("No storage holds so many products.");
  return product;
}

const newCount = (over: object = {}) => idOf(one.request("POST", "inventory", { storage: stock.storage, ...over }));
const edit = (client: PlatformClient, id: number, body: object) => client.request("PATCH", `inventory/${id}`, body);
const addItem = (client: PlatformClient, body: object) => client.request("POST", "inventory_item", body);
const authorise = (id: number, countedBy: number) => edit(one, id, { countedBy });
const clear = async (id: number, user = idsOf.reviewer) => {
  await expectDone(reviewer.request("PATCH", `inventory/${id}/cleared-by/${user}`));
  return edit(reviewer, id, { status: "CLEARED" });
};
const countBy = async (over: object = {}, client = one, counter = idsOf.one) => {
  const id = await newCount(over);
  expect((await authorise(id, counter)).status).toBe(200);
  return {
    id,
    add: (product: number, inventoryQuantity: number, more: object = {}) =>
      itemIdOf(addItem(client, { inventory: id, product, inventoryQuantity, ...more })),
    end: () => edit(client, id, { status: "COUNTED" }),
  };
};

const read = async (id: number) => {
  const { items } = await queries.read(inventoryCalls.one, { apiToken, filters: { InventoryID: id } });
  const [detail] = items;
  if (detail === undefined) throw new Error(`There is no count ${id}.`);
  return detail;
};
const lying = async (product: number): Promise<number> => {
  const { body } = await one.get(`current-stocks/storage/${stock.storage}/product-node-reference/${product}`);
  return Object(body).stock;
};

it("INVE-005 INVE-006 INVE-016 a count is begun, given to a counter, counted and ended; its answers and sums are those of the documents", async () => {
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
  await expectRefused(one.request(method, path, body), 400, message);
});

it("INVE-008 each state allows its own steps, and each step its own people", async () => {
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
  const [counted, forgotten] = [freshProduct(), freshProduct()];
  const { id, add, end } = await countBy();
  await add(counted.id, counted.pieces);
  await end();
  await itemIdOf(addItem(reviewer, { inventory: id, product: forgotten.id, inventoryQuantity: 0 }));
  const { items } = await read(id);
  const writers = new Map(items.map(({ productId, countedBy }) => [productId, countedBy?.id]));
  expect([writers.get(counted.id), writers.get(forgotten.id)]).toEqual([idsOf.one, idsOf.reviewer]);
});

describe("INVE-013 closing", () => {
  it("books what differs once, keeps what was sold meanwhile, and writes each difference into the ledger", async () => {
    const [less, more, same] = [freshProduct(), freshProduct(), freshProduct()];
    const { id, add, end } = await countBy();
    await add(less.id, less.pieces - 3);
    await add(more.id, more.pieces + 2);
    await add(same.id, same.pieces);
    await end();
    const before = await lying(same.id);
    expect((await clear(id)).status).toBe(200);
    expect(await Promise.all([less, more, same].map((product) => lying(product.id)))).toEqual([
      less.pieces - 3,
      more.pieces + 2,
      before,
    ]);
    expect((await edit(reviewer, id, { status: "CLEARED" })).status).toBe(409);
    expect(await lying(less.id)).toBe(less.pieces - 3);
    const moved = await one.read(
      currentStocksCalls.movements,
      `tracking_stocks?movements=true&limit=250&storageId=${stock.storage}`,
    );
    const booked = moved.items.flatMap(({ movements = [] }) => movements.filter(({ kind }) => kind === "INVENTORY"));
    expect(booked.filter(({ documentId }) => documentId === id).reduce((sum, { pieces }) => sum + pieces, 0)).toBe(-1);
    expect(await read(id)).toMatchObject({ status: "CLEARED", clearedBy: { id: idsOf.reviewer } });
  });

  it("counts of two people that are joined are summed, or one is left out; all are closed together or none", async () => {
    const [both, chosen] = [freshProduct(), freshProduct()];
    const first = await countBy();
    const second = await countBy({ joinedTo: first.id }, other, idsOf.other);
    await first.add(both.id, both.pieces - 4);
    await second.add(both.id, 3);
    await first.add(chosen.id, 1);
    await second.add(chosen.id, chosen.pieces + 1);
    await first.end();
    await expectDone(reviewer.request("PATCH", `inventory/${first.id}/cleared-by/${idsOf.reviewer}`));
    await expectRefused(
      edit(reviewer, first.id, { status: "CLEARED" }),
      409,
      `status: count ${second.id} is not counted yet`,
    );
    await second.end();
    const wrong = (await read(first.id)).items.find(({ productId }) => productId === chosen.id);
    expect((await reviewer.request("PATCH", `inventory_item/${wrong?.id}`, { isLeftOut: true })).status).toBe(200);
    expect((await clear(first.id)).status).toBe(200);
    expect([await lying(both.id), await lying(chosen.id)]).toEqual([both.pieces - 1, chosen.pieces + 1]);
    const [one, two] = [await read(first.id), await read(second.id)];
    expect([one.status, two.status]).toEqual(["CLEARED", "CLEARED"]);
    expect(one.counters?.map(({ id }) => id)).toEqual([idsOf.one, idsOf.other]);
    expect([one.joinedTo, two.joinedTo]).toEqual([first.id, first.id]);
  });

  it("where more lacks than is there nothing is booked, and the products are named", async () => {
    const [good, bad] = [freshProduct(), freshProduct()];
    const { id, add, end } = await countBy();
    await add(good.id, good.pieces - 1);
    await add(bad.id, 0);
    await end();
    // Somebody else closes a count of the same product meanwhile.
    const faster = await countBy();
    await faster.add(bad.id, 2);
    await faster.end();
    expect((await clear(faster.id)).status).toBe(200);
    await expectRefused(clear(id), 409, `status: of ${bad.name} ${bad.pieces} pieces are missing, 2 are there`);
    expect([await lying(good.id), await lying(bad.id)]).toEqual([good.pieces, 2]);
    expect((await read(id)).status).toBe("COUNTED");
  });
});
