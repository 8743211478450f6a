import { type Inventory, inventoryCalls } from "@/lib/resources/inventory/inventory.calls";
import { type StartedPlatform, startPlatform } from "@/tests/support/start-platform";
import type { WireList } from "./list-proof";
import { QueryClient, signIn } from "./platform-client";
import { queryList } from "./query-list";

let platform: StartedPlatform;
let queries: QueryClient;
let apiToken: string;
let list: WireList<Inventory>;

beforeAll(async () => {
  platform = await startPlatform();
  ({ apiToken } = await signIn(platform.restUrl, "shelves-mapper@demo.test"));
  queries = new QueryClient(platform.grpcTarget);
  list = queryList(queries, apiToken, inventoryCalls.list);
});
afterAll(async () => {
  queries.close();
  await platform.stop();
});

const one = (id: number) => queries.read(inventoryCalls.one, { apiToken, filters: { InventoryID: id } });

describe("INVE-001 FILT-052 the list of counts", () => {
  it.each([
    { StorageID: "a" },
    { Status: "NEW" },
    { Status: ["OLD"] },
    { FromCreated: "2026-13-01" },
    { OrderBy: "x" },
  ])("refuses %j", async (filters) => {
    const { errorDetails } = await queries.send({ apiToken, queryName: "chain-supply-inventories", filters });
    expect(errorDetails).not.toBe("");
  });
});

describe("INVE-002 INVE-003 INVE-004 one count", () => {
  it("has its products, whose sums are those of the list", async () => {
    const { items: all } = await list("");
    expect(all.some(({ productsNumber }) => productsNumber === 0)).toBe(true);
    for (const listed of all) {
      const [detail] = (await one(listed.id)).items;
      const sum = (pieces: (item: { inventoryQuantity: number; scriptQuantity: number | undefined }) => number) =>
        detail?.items.reduce((total, item) => total + pieces(item), 0);
      expect(detail?.items).toHaveLength(listed.productsNumber);
      expect(sum((item) => item.inventoryQuantity)).toBe(listed.inventoryQuantity);
      expect(sum((item) => item.scriptQuantity ?? Number.NaN)).toBe(listed.scriptQuantity);
    }
  });

  it("names who counted and who cleared", async () => {
    const { items } = await list('Status=["CLEARED"]');
    expect(items.length).toBeGreaterThan(0);
    expect(items.every(({ countedBy, clearedBy }) => countedBy !== undefined && clearedBy !== undefined)).toBe(true);
    const begun = await list('Status=["NEW"]');
    expect(begun.items.length).toBeGreaterThan(0);
    expect(begun.items.every(({ countedBy, clearedBy }) => countedBy === undefined && clearedBy === undefined)).toBe(
      true,
    );
  });

  it("does not find what is not there", async () => {
    await expect(one(999_999)).rejects.toThrow("object not found");
  });
});
