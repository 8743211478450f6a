import { currentStocksCalls, type TrustedStock } from "@/lib/resources/current_stocks/current-stocks.calls";
import { type StartedPlatform, startPlatform } from "@/tests/support/start-platform";
import { PlatformClient, signIn } from "./platform-client";
import { expectDone, idOf } from "./reception-suite";

let platform: StartedPlatform;
let reviewer: PlatformClient;
let reviewerId: number;
const storage = 1;

beforeAll(async () => {
  platform = await startPlatform();
  const email = "mapper-qc@demo.test";
  reviewer = new PlatformClient(platform.restUrl, (await signIn(platform.restUrl, email)).apiToken);
  const { items }: { items: { id: number; email: string }[] } = Object(
    (await reviewer.get(`users?fullTextSearch=${email}`)).body,
  );
  reviewerId = items.find((user) => user.email === email)?.id ?? 0;
});
afterAll(() => platform.stop());

const allOf = async (query: string) => {
  const path = `current_stocks/storage/${storage}?limit=250${query}`;
  return (await reviewer.read(currentStocksCalls.trust, path)).items;
};

async function trustIn(product: number): Promise<TrustedStock> {
  const row = (await allOf("&trust=true")).find((each) => each.product.id === product);
  if (row === undefined) throw new Error(`Product ${product} never lay there.`);
  return row;
}

const edit = (id: number, body: object) => expectOk(reviewer.request("PATCH", `inventory/${id}`, body));

async function expectOk(answered: Promise<{ status: number }>): Promise<void> {
  expect((await answered).status).toBe(200);
}

/** A count of one product that is counted and not closed yet. */
async function countOf(product: number, inventoryQuantity: number, over: object = {}): Promise<number> {
  const id = await idOf(reviewer.request("POST", "inventory", { storage, ...over }));
  await edit(id, { countedBy: reviewerId });
  await expectOk(reviewer.request("POST", "inventory_item", { inventory: id, product, inventoryQuantity }));
  await edit(id, { status: "COUNTED" });
  return id;
}

async function receive(product: number, pieces: number): Promise<void> {
  const quantity = { quantityInvoice: pieces, quantityReceived: pieces };
  const note = {
    company: 5,
    typeDocument: 1,
    seriesDocument: 1,
    currency: 1,
    numberDocument: "TRUST",
    documentDate: "2026-03-14",
    ReceptionEntryNoteItems: [{ product, storage, rateVAT: 4, batchNumber: "T", quantity }],
  };
  await expectOk(reviewer.request("POST", "reception_entry_notes", note));
}

it("a closed count makes the books young, differences of joined ones are told once, and what moves afterwards is counted", async () => {
  const before = (await allOf("&trust=true")).find(({ stock }) => stock > 5);
  if (before === undefined) throw new Error("Nothing lies in the warehouse.");
  const { id } = before.product;
  const first = await countOf(id, 2);
  const second = await countOf(id, before.stock - 5, { joinedTo: first });
  // What is not closed says nothing of the books, and is not to be counted by another count.
  expect(before.isInOpenCount).toBe(false);
  expect(await trustIn(id)).toEqual({ ...before, isInOpenCount: true });
  await expectDone(reviewer.request("PATCH", `inventory/${first}/cleared-by/${reviewerId}`));
  await edit(first, { status: "CLEARED" });
  const counted = await trustIn(id);
  expect(counted).toMatchObject({
    stock: before.stock - 3,
    counts: (before.counts ?? 0) + 1,
    countedDifference: (before.countedDifference ?? 0) + 3,
    movedSince: 0,
    isInOpenCount: false,
    value: expect.stringMatching(/^\d+\.\d\d$/),
  });
  expect(Date.parse(counted.lastCounted ?? "")).toBeGreaterThan(Date.parse(before.lastCounted ?? "2000-01-01"));
  expect(second).toBeGreaterThan(first);
  await receive(id, 4);
  expect(await trustIn(id)).toMatchObject({ stock: before.stock + 1, counts: counted.counts, movedSince: 1 });
});

it("STOC-004 without the parameter the answer is that of the documents", async () => {
  const [row] = await allOf("");
  expect([row?.VAT, row?.counts, row?.value, row?.movedSince]).toEqual([
    expect.any(Number),
    undefined,
    undefined,
    undefined,
  ]);
});
