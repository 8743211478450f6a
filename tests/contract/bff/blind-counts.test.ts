import { inventoryCalls } from "@/lib/resources/inventory/inventory.calls";
import { categoriesCalls } from "@/lib/resources/products/categories.calls";
import { productsCalls } from "@/lib/resources/products/products.calls";
import { usersCalls } from "@/lib/resources/users/users.calls";
import type { Visitor } from "@/tests/support/console/visitor";
import { jsonAnswer } from "@/tests/support/fault-upstream/exchange";
import { withJsonResponse } from "@/tests/support/fault-upstream/query-faults";
import { failing, hanging, replaced } from "@/tests/support/fault-upstream/rest-faults";
import { consoleSuite } from "./console-suite";
import { csvLines, exported } from "./exported";

const suite = consoleSuite();
const counterId = 71;
const reviewerId = 72;
let mapper: Visitor;
let reviewer: Visitor;

beforeEach(async () => {
  // The ids of people are remembered by session: each test has its own.
  mapper = await suite.signedIn("SHELVES_MAPPER");
  reviewer = await suite.signedIn("MAPPER_QC");
});

const person = (id: number) => ({ id, fullName: `Om ${id}` });
const count = (over: object = {}) => ({
  Id: 5,
  Status: "COUNTED",
  ProductsNumber: 1,
  Created: "2026-03-01T08:00:00Z",
  Updated: "2026-03-01T09:00:00Z",
  StorageId: 3,
  Storage: { id: 3, name: "Gara" },
  InventoryQuantity: 4,
  ScriptQuantity: 98765,
  CreatedBy: person(1),
  CountedBy: person(counterId),
  IsBlind: true,
  Counters: [person(counterId)],
  ...over,
});
const item = {
  Id: 9,
  InventoryItemId: 9,
  ProductId: 2,
  Name: "Apă",
  InventoryQuantity: 4,
  ScriptQuantity: 98765,
  storage: { id: 3, name: "Gara" },
};

/** Whoever asks is found by this id, among others whose addresses hold theirs. */
function known(visitorEmail: string | undefined, id: number): void {
  const user = (email: string, userId: number) => ({ id: userId, firstName: "A", lastName: "B", email });
  const items = [user(`x${visitorEmail}`, 999), user(visitorEmail ?? "", id)];
  suite.upstream.restFaults.on(usersCalls.own, replaced(jsonAnswer(200, { items, totalCount: items.length })));
}

const books = /98[.,]?765/;

async function answersTo(visitor: Visitor, over: object = {}): Promise<string> {
  const rows = (items: object[]) => withJsonResponse(JSON.stringify({ Items: items, TotalCount: items.length }));
  suite.upstream.queryFaults.on(inventoryCalls.list, rows([count(over)]));
  suite.upstream.queryFaults.on(inventoryCalls.one, rows([{ ...count(over), InventoryItems: [item] }]));
  const list = await visitor.call(inventoryCalls.list, { offset: 0, limit: 10 });
  const one = await visitor.call(inventoryCalls.one, { filters: { id: 5 }, offset: 0, limit: 1 });
  const page = await visitor.open("/inventory?open=5");
  const file = exported(await visitor.ask("/api/export/inventory?export-format=csv&export-columns=id.scriptQuantity"));
  const lines = csvLines(file);
  expect([list.status, one.status, page.status, lines.length]).toEqual([200, 200, 200, 2]);
  // Each of them by itself: one that tells is not to hide behind the others.
  const told = [list.text, one.text, page.text, lines.join()].map((text) => books.test(text));
  expect(new Set(told).size).toBe(1);
  return list.text + one.text + page.text + lines.join();
}

it("P28 who counts blind, and whoever is no reviewer, is told no quantity of the books, in rows, record, page and file", async () => {
  known(mapper.email, counterId);
  expect(await answersTo(mapper)).not.toMatch(books);
  expect(await answersTo(mapper, { Status: "CLEARED" })).toMatch(books);
  expect(await answersTo(mapper, { IsBlind: false })).toMatch(books);
  expect(await answersTo(mapper, { IsBlind: undefined })).toMatch(books);
});

it("P28 a reviewer is told them, but not of a count, or one that is joined to it, in which they count themselves", async () => {
  known(reviewer.email, reviewerId);
  expect(await answersTo(reviewer)).toMatch(books);
  expect(await answersTo(reviewer, { CountedBy: person(reviewerId) })).not.toMatch(books);
  expect(await answersTo(reviewer, { Counters: [person(counterId), person(reviewerId)] })).not.toMatch(books);
});

it.each([
  ["fails", failing(500)],
  ["is silent", hanging],
])("P28 a reviewer whose id cannot be found out, for the look-up %s, is told less, and soon", async (_why, fault) => {
  suite.upstream.restFaults.on(usersCalls.own, fault);
  expect(await answersTo(reviewer)).not.toMatch(books);
  const { status, tookMs } = await reviewer.call(inventoryCalls.list, { offset: 0, limit: 10 });
  // The platform's own limit is ten seconds.
  expect([status, tookMs < 5_000]).toEqual([200, true]);
});

it("P28 a blind item's answer has them neither", async () => {
  const made = (isBlind: boolean | undefined) =>
    replaced(
      jsonAnswer(200, {
        id: 9,
        product: { id: 2, name: "Apă" },
        inventoryQuantity: 4,
        scriptQuantity: 98765,
        storage: { id: 3 },
        isBlind,
      }),
    );
  const add = async (isBlind: boolean | undefined) => {
    suite.upstream.restFaults.on(inventoryCalls.addItem, made(isBlind));
    return (await mapper.call(inventoryCalls.addItem, { body: { inventory: 5, product: 2, inventoryQuantity: 4 } }))
      .text;
  };
  expect(await add(true)).not.toMatch(books);
  expect(await add(false)).toMatch(books);
  expect(await add(undefined)).toMatch(books);
});

it("P28 of those who are to be chosen as counters only id and name leave the server, and of an own id nobody else's", async () => {
  known(mapper.email, counterId);
  const own = await mapper.call(usersCalls.own, { query: { fullTextSearch: "posta" } });
  expect(JSON.parse(own.text).data).toEqual({
    items: [{ id: counterId, firstName: "A", lastName: "B", email: mapper.email }],
    totalCount: 1,
  });
  const full = { id: 4, firstName: "C", lastName: "D", email: "c@d.example", phone: "0722123456", roles: ["L1S"] };
  suite.upstream.restFaults.on(usersCalls.people, replaced(jsonAnswer(200, { items: [full], totalCount: 1 })));
  const people = await mapper.call(usersCalls.people, { query: { role: "SHELVES_MAPPER" } });
  expect(JSON.parse(people.text).data.items).toEqual([{ id: 4, firstName: "C", lastName: "D", isOwn: false }]);
  suite.upstream.restFaults.on(
    usersCalls.people,
    replaced(jsonAnswer(200, { items: [{ ...full, id: counterId }], totalCount: 1 })),
  );
  const self = await mapper.call(usersCalls.people, { query: { role: "SHELVES_MAPPER" } });
  expect(JSON.parse(self.text).data.items).toEqual([{ id: counterId, firstName: "C", lastName: "D", isOwn: true }]);
});

/** How many reached the platform. */
const writes = () => suite.upstream.journal.entries.filter(({ callId = "" }) => callId.startsWith("INV-")).length;

it.each([
  ["closing", inventoryCalls.edit, { params: { id: 5 }, body: { status: "CLEARED" } }],
  ["opening again", inventoryCalls.edit, { params: { id: 5 }, body: { status: "COUNTING" } }],
  ["recording who closes", inventoryCalls.clearedBy, { params: { id: 5, user: 72 } }],
  ["leaving a count out", inventoryCalls.editItem, { params: { id: 9 }, body: { isLeftOut: true } }],
] as const)("INVE-008 %s reaches the platform from a reviewer alone", async (_what, call, args) => {
  const refused = await mapper.call(call, args);
  expect([refused.status, writes()]).toEqual([403, 0]);
  expect((await reviewer.call(call, args)).status).not.toBe(403);
  expect(writes()).toBe(1);
});

it.each([
  [inventoryCalls.edit, { params: { id: 5 }, body: { status: "COUNTED" } }],
  [inventoryCalls.edit, { params: { id: 5 }, body: { countedBy: 71 } }],
  [inventoryCalls.editItem, { params: { id: 9 }, body: { inventoryQuantity: 3 } }],
] as const)("INVE-008 whoever opens /inventory may do the rest", async (call, args) => {
  expect((await mapper.call(call, args)).status).not.toBe(403);
  expect(writes()).toBe(1);
});

it.each(["SHELVES_MAPPER", "BOB_MAINTAINER"] as const)(
  "INVE-008 whoever counts as %s finds the categories and products that a count is limited to",
  async (role) => {
    const counter = await suite.signedIn(role);
    const found = await Promise.all([
      counter.call(categoriesCalls.options, { query: { search: "a", limit: 10 } }),
      counter.call(productsCalls.globalSearch, { query: { search: "a", limit: 10 } }),
    ]);
    expect(found.map(({ status }) => status)).toEqual([200, 200]);
  },
);
