import { currentStocksCalls } from "@/lib/resources/current_stocks/current-stocks.calls";
import { inventoryCalls } from "@/lib/resources/inventory/inventory.calls";
import { type StartedPlatform, startPlatform } from "@/tests/support/start-platform";
import { PlatformClient, QueryClient, signIn } from "./platform-client";
import { expectDone, idOf } from "./reception-suite";

/** An item answers more than its id. */
export async function itemIdOf(made: Promise<{ status: number; body: unknown }>): Promise<number> {
  const { status, body } = await made;
  expect([status, body]).toEqual([200, expect.objectContaining({ id: expect.any(Number) })]);
  return Object(body).id;
}

interface Stock {
  storage: number;
  products: { id: number; name: string; pieces: number }[];
}

/** A platform with people who count: two who map shelves, and one who reviews. */
interface CountPlatform {
  one: PlatformClient;
  other: PlatformClient;
  reviewer: PlatformClient;
  idsOf: { one: number; other: number; reviewer: number };
  /** The storage that holds most of the products, and those of which enough lies there. */
  stock: Stock;
  queries: QueryClient;
  apiToken: string;
}

/** Starts one for all tests of a file. What it returns is there once they run. */
export function countSuite() {
  let platform: StartedPlatform | undefined;
  let made: CountPlatform | undefined;
  let nextProduct = 0;
  const now = (): CountPlatform => {
    if (made === undefined) throw new Error("The platform is not started yet.");
    return made;
  };
  beforeAll(async () => {
    platform = await startPlatform();
    made = await peopleOf(platform);
  });
  afterAll(async () => {
    made?.queries.close();
    await platform?.stop();
  });

  const edit = (client: PlatformClient, id: number, body: object) => client.request("PATCH", `inventory/${id}`, body);
  const addItem = (client: PlatformClient, body: object) => client.request("POST", "inventory_item", body);
  const newCount = (over: object = {}) =>
    idOf(now().one.request("POST", "inventory", { storage: now().stock.storage, ...over }));
  const authorise = (id: number, countedBy: number) => edit(now().one, id, { countedBy });
  return {
    now,
    edit,
    addItem,
    newCount,
    authorise,
    /** A product that no other test moves. */
    freshProduct() {
      const product = now().stock.products[nextProduct++];
      if (product === undefined) throw new Error("No storage holds so many products.");
      return product;
    },
    async clear(id: number, user = now().idsOf.reviewer) {
      await expectDone(now().reviewer.request("PATCH", `inventory/${id}/cleared-by/${user}`));
      return edit(now().reviewer, id, { status: "CLEARED" });
    },
    async countBy(over: object = {}, client = now().one, counter = now().idsOf.one) {
      const id = await newCount(over);
      expect((await authorise(id, counter)).status).toBe(200);
      return {
        id,
        add: (product: number, inventoryQuantity: number, more: object = {}) =>
          itemIdOf(addItem(client, { inventory: id, product, inventoryQuantity, ...more })),
        end: () => edit(client, id, { status: "COUNTED" }),
      };
    },
    async read(id: number) {
      const { queries, apiToken } = now();
      const { items } = await queries.read(inventoryCalls.one, { apiToken, filters: { InventoryID: id } });
      const [detail] = items;
      if (detail === undefined) throw new Error(`There is no count ${id}.`);
      return detail;
    },
    /** It is taken to another storage until so many pieces are left. */
    async sendAway({ id: product, name }: { id: number; name: string }, left: number): Promise<void> {
      const { one, stock } = now();
      const path = `tracking_stocks?storageId=${stock.storage}&productName=${encodeURIComponent(name)}&limit=250`;
      const { items } = await one.read(currentStocksCalls.tracking, path);
      let going = items.filter((row) => row.product.id === product).reduce((sum, row) => sum + row.stock, 0) - left;
      const renDetails = items.flatMap((row) => {
        const quantity = row.product.id === product ? Math.min(going, row.stock) : 0;
        going -= quantity;
        return quantity > 0 ? [{ product, batch: row.batch.id, quantity }] : [];
      });
      const destinationStorage = stock.storage === 1 ? 2 : 1;
      await idOf(
        one.request("POST", "receptions_intern", {
          sourceStorage: stock.storage,
          destinationStorage,
          renDetails,
        }),
      );
    },
    async lying(product: number): Promise<number> {
      const { one, stock } = now();
      const { body } = await one.get(`current-stocks/storage/${stock.storage}/product-node-reference/${product}`);
      return Object(body).stock;
    },
  };
}

async function peopleOf({ restUrl, grpcTarget }: StartedPlatform): Promise<CountPlatform> {
  const clientOf = async (role: string) =>
    new PlatformClient(restUrl, (await signIn(restUrl, `${role}@demo.test`)).apiToken);
  const roles = ["shelves-mapper", "bob-maintainer", "mapper-qc"] as const;
  const [one, other, reviewer] = await Promise.all([clientOf(roles[0]), clientOf(roles[1]), clientOf(roles[2])]);
  const { apiToken } = await signIn(restUrl, "chain-admin@demo.test");
  const idOfUser = async (role: string): Promise<number> => {
    const email = `${role}@demo.test`;
    const { body } = await reviewer.get(`users?fullTextSearch=${email}`);
    const { items }: { items: { id: number; email: string }[] } = Object(body);
    return items.find((user) => user.email === email)?.id ?? 0;
  };
  const [first = 0, second = 0, third = 0] = await Promise.all(roles.map(idOfUser));
  return {
    one,
    other,
    reviewer,
    idsOf: { one: first, other: second, reviewer: third },
    stock: await fullestStorage(one),
    queries: new QueryClient(grpcTarget),
    apiToken,
  };
}

async function fullestStorage(client: PlatformClient): Promise<Stock> {
  let best: Stock = { storage: 0, products: [] };
  for (const storage of [1, 2, 3, 4]) {
    const { body } = await client.get(`current_stocks/storage/${storage}?limit=100`);
    const { items }: { items: { product: { id: number; name: string }; stock: number }[] } = Object(body);
    const products = items
      .filter(({ stock: pieces }) => pieces > 5)
      .map(({ product, stock: pieces }) => ({ id: product.id, name: product.name, pieces }));
    if (products.length > best.products.length) best = { storage, products };
  }
  return best;
}
