import { type Inventory, inventoryCalls } from "@/lib/resources/inventory/inventory.calls";
import { operatorsDay } from "@/tests/support/operators-day";
import { type StartedPlatform, startPlatform } from "@/tests/support/start-platform";
import { expectNarrowed, expectPages, expectSorted, type WireList } from "./list-proof";
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
  it("StorageID", async () => {
    const storage = (await list("")).items[0]?.storage;
    await expectNarrowed(list, `StorageID=${storage?.id}`, (each) => each.storage.id === storage?.id);
  });

  it.each(["NEW", "COUNTING", "COUNTED", "CLEARED", "CANCELLED"])("INVE-008 Status %s", async (word) => {
    await expectNarrowed(list, `Status=["${word}"]`, ({ status }) => status === word);
  });

  it("several statuses, and a created range with both of its days", async () => {
    await expectNarrowed(list, 'Status=["NEW","COUNTED"]', ({ status }) => ["NEW", "COUNTED"].includes(status));
    const day = operatorsDay((await list("")).items[8]?.created ?? "");
    await expectNarrowed(list, `FromCreated="${day}"`, ({ created }) => operatorsDay(created) >= day);
    await expectNarrowed(list, `ToCreated="${day}"`, ({ created }) => operatorsDay(created) <= day);
    const both = `FromCreated="${day}"&Status=["NEW"]`;
    await expectNarrowed(list, both, ({ created, status }) => operatorsDay(created) >= day && status === "NEW");
  });

  it("sorts both ways and pages", async () => {
    await expectSorted(list, "Id", ({ id }) => id);
    await expectSorted(list, "Created", ({ created }) => created);
    await expectSorted(list, "Updated", ({ updated }) => updated);
    await expectPages(list, ["limit=7", "limit=7&offset=7"]);
  });

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
      const sum = (pieces: (item: { inventoryQuantity: number; scriptQuantity: number }) => number) =>
        detail?.items.reduce((total, item) => total + pieces(item), 0);
      expect(detail?.items).toHaveLength(listed.productsNumber);
      expect(sum((item) => item.inventoryQuantity)).toBe(listed.inventoryQuantity);
      expect(sum((item) => item.scriptQuantity)).toBe(listed.scriptQuantity);
    }
  });

  it("INVE-013 names who counted and who cleared", async () => {
    const { items } = await list('Status=["CLEARED"]');
    expect(items.every(({ countedBy, clearedBy }) => countedBy !== undefined && clearedBy !== undefined)).toBe(true);
    const begun = await list('Status=["NEW"]');
    expect(begun.items.every(({ countedBy, clearedBy }) => countedBy === undefined && clearedBy === undefined)).toBe(
      true,
    );
  });

  it("does not find what is not there", async () => {
    await expect(one(999_999)).rejects.toThrow("object not found");
  });
});
