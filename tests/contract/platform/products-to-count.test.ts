import { draftsCalls } from "@/lib/resources/drafts/drafts.calls";
import { productsToCount } from "@/lib/resources/inventory/products-to-count.calls";
import { type StartedPlatform, startPlatform } from "@/tests/support/start-platform";
import { PlatformClient, signIn } from "./platform-client";
import { expectRefused, idOf } from "./reception-suite";

let platform: StartedPlatform;
let client: PlatformClient;
const storage = 7;

beforeAll(async () => {
  platform = await startPlatform();
  const { apiToken } = await signIn(platform.restUrl, "chain-admin@demo.test");
  client = new PlatformClient(platform.restUrl, apiToken);
});
afterAll(() => platform.stop());

const path = (more = "") => `current_stocks/storage/${storage}?lite=true&limit=100${more}`;
const idsOf = async (more = ""): Promise<number[]> => {
  const { items, totalCount } = await client.read(productsToCount, path(more));
  expect(items).toHaveLength(totalCount);
  return items.map(({ product }) => product.id);
};
const countOf = (scope: object) => idOf(client.request("POST", "inventory", { storage, scope }));
const inScope = async (scope: object) => idsOf(`&inventory=${await countOf(scope)}`);

it("INVE-015 STOC-004 who counts is told each product with its barcodes and picture, and no stock", async () => {
  const { body } = await client.get(path());
  const { items }: { items: { product: { barcode: string; barcodes: string[]; image: string } }[] } = Object(body);
  expect(items.length).toBeGreaterThan(3);
  expect(JSON.stringify(items)).not.toMatch(/stock|quantity/i);
  for (const { product } of items) {
    expect(product.barcodes[0]).toBe(product.barcode);
    expect(product.image).toMatch(/^http/);
  }
});

it("a count is of all, or of what it is limited to: products, shelves, categories", async () => {
  const all = await idsOf();
  const [first = 0, second = 0] = all;
  expect((await inScope({ kind: "PRODUCTS", ids: [first, second] })).sort()).toEqual([first, second].sort());
  const { shelves } = await client.read(draftsCalls.liveMapping, `storages/${storage}/live-mapping`);
  const shelf = shelves.find(({ cells }) => cells.some(({ product }) => product));
  const onShelf = new Set(shelf?.cells.flatMap(({ product }) => product?.id ?? []));
  expect(new Set(await inScope({ kind: "SHELVES", ids: [shelf?.id] }))).toEqual(onShelf);
  const { body } = await client.get(`products/${first}`);
  const category = Object(body).category.id;
  const of = await inScope({ kind: "CATEGORIES", ids: [category] });
  // The same before it is begun, and said to be so.
  expect(await idsOf(`&categories=${category}`)).toEqual(of);
  expect(Object((await client.get(path(`&categories=${category}`))).body).isLimited).toBe(true);
  expect(of).toContain(first);
  expect(of.length).toBeLessThan(all.length);
  expect(all).toEqual(expect.arrayContaining(of));
});

it("what nobody counted for some days leaves out what a closed count has found since", async () => {
  const all = await idsOf();
  const [counted = 0] = all;
  const { body } = await client.get("users?lite=true&fullTextSearch=chain-admin@demo.test");
  const own = Object(body).items.find(({ email }: { email: string }) => email === "chain-admin@demo.test").id;
  const id = await countOf({ kind: "PRODUCTS", ids: [counted] });
  await client.request("PATCH", `inventory/${id}`, { countedBy: own });
  const { stock } = Object(
    (await client.get(`current-stocks/storage/${storage}/product-node-reference/${counted}`)).body,
  );
  await client.request("POST", "inventory_item", { inventory: id, product: counted, inventoryQuantity: stock });
  await client.request("PATCH", `inventory/${id}`, { status: "COUNTED" });
  expect(await inScope({ kind: "NOT_COUNTED", days: 1 })).toContain(counted);
  await client.request("PATCH", `inventory/${id}/cleared-by/${own}`);
  await client.request("PATCH", `inventory/${id}`, { status: "CLEARED" });
  const left = await inScope({ kind: "NOT_COUNTED", days: 1 });
  expect(left).not.toContain(counted);
  expect(await idsOf("&notCountedFor=1")).toEqual(left);
  expect(left.length).toBeLessThan(all.length);
});

it("a count of another storage is none of this one's", async () => {
  const elsewhere = await idOf(client.request("POST", "inventory", { storage: 8 }));
  await expectRefused(client.get(path(`&inventory=${elsewhere}`)), 400, `inventory: unknown count ${elsewhere}`);
});
