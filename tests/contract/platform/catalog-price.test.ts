import { catalogPriceCalls } from "@/lib/resources/catalog_price/catalog-price.calls";
import { productsCalls } from "@/lib/resources/products/products.calls";
import { byAlphabet } from "@/tests/support/alphabet";
import { operatorsDay } from "@/tests/support/operators-day";
import { type StartedPlatform, startPlatform } from "@/tests/support/start-platform";
import { expectNarrowed, expectPages, expectSorted } from "./list-proof";
import { clientOf, type PlatformClient } from "./platform-client";

let platform: StartedPlatform;
let acquirer: PlatformClient;

beforeAll(async () => {
  platform = await startPlatform();
  acquirer = await clientOf(platform.restUrl, "acquirer@demo.test");
});
afterAll(() => platform.stop());

const read = (query: string) => acquirer.read(catalogPriceCalls.list, `catalogs_prices?lite=true&${query}`);
const list = (query: string) => read(`limit=250&${query}`);
const one = (id: number) => acquirer.read(catalogPriceCalls.one, `catalogs_prices/${id}`);

describe("the list of catalogues", () => {
  it("CATA-029 is lite: it counts the storages and has no prices", async () => {
    const { body } = await acquirer.get("catalogs_prices?lite=true");
    expect(JSON.stringify(body)).not.toContain("productPrices");
    const { items } = await list("");
    expect(items.map(({ storagesCount }) => storagesCount)).toContain(0);
  });

  it("CATA-013 CATA-015 has one default catalogue, in RON, made by nobody", async () => {
    const [found, ...others] = await expectNarrowed(list, "isDefault=true", ({ isDefault }) => isDefault);
    expect(others).toEqual([]);
    expect(found).toMatchObject({ currency: { id: 1, code: "RON" }, createdBy: undefined });
    await expectNarrowed(list, "isDefault=false", ({ isDefault }) => !isDefault);
  });

  it("FILT-052 name, currency and creator", async () => {
    await expectNarrowed(list, "search=gari", ({ name }) => name.startsWith("Gări"));
    await expectNarrowed(list, "currencyId=2", ({ currency }) => currency.code === "EUR");
    await expectNarrowed(list, "userIds=1", ({ createdBy }) => createdBy?.id === 1);
    await expectNarrowed(list, "userIds=1,2", ({ createdBy }) => [1, 2].includes(createdBy?.id ?? 0));
    await expectNarrowed(list, "userIds=1&currencyId=2", (row) => row.createdBy?.id === 1 && row.currency.id === 2);
  });

  it("FILT-052 storages and products: at least one of them", async () => {
    const all = await Promise.all((await list("")).items.map(({ id }) => one(id)));
    const having = (test: (catalogue: (typeof all)[number]) => boolean) => {
      const ids = new Set(all.filter(test).map(({ id }) => id));
      return ({ id }: { id: number }) => ids.has(id);
    };
    for (const ids of [[7], [7, 8]])
      await expectNarrowed(
        list,
        `storageIds=${ids.join(",")}`,
        having(({ storages }) => storages.some((storage) => ids.includes(storage.id))),
      );
    await expectNarrowed(
      list,
      "productIds=14",
      having(({ productPrices }) => productPrices.some(({ product }) => product === 14)),
    );
  });

  it("FILT-052 created range", async () => {
    const day = operatorsDay((await list("sort=created&order=ASC")).items[4]?.created ?? "");
    await expectNarrowed(list, `FromCreated=${day}`, ({ created }) => operatorsDay(created) >= day);
    await expectNarrowed(list, `ToCreated=${day}`, ({ created }) => operatorsDay(created) <= day);
  });

  it("sorts both ways and pages", async () => {
    await expectSorted(list, "id", ({ id }) => id);
    await expectSorted(list, "name", ({ name }) => name, byAlphabet);
    await expectSorted(list, "created", ({ created }) => created);
    await expectPages(read, ["limit=5", "limit=5&offset=5"]);
  });

  it.each([
    "currencyId=RON",
    "storageIds=7,x",
    "productIds=0",
    "userIds=a",
    "isDefault=yes",
    "ToCreated=soon",
    "sort=price",
    "lite=false",
  ])("refuses %s", async (query) => {
    expect((await acquirer.get(`catalogs_prices?${query}`)).status).toBe(400);
  });
});

describe("one catalogue", () => {
  it("CATA-013 CATA-014 has its storages and prices", async () => {
    const catalogue = await one(5);
    expect(catalogue.storages).toHaveLength(catalogue.storagesCount);
    for (const price of catalogue.productPrices) {
      expect(price).toMatchObject({
        catalogPrice: 5,
        label: expect.any(String),
        barcode: expect.stringMatching(/^\d{13}$/),
      });
      expect(Number(price.price)).toBeGreaterThanOrEqual(1);
    }
  });

  it("CATA-028 PRD-02 has pictures by barcode, as many barcodes as asked for at once", async () => {
    const { productPrices } = await one(1);
    const barcodes = productPrices.flatMap(({ barcode }) => barcode ?? []);
    const query = [...barcodes, "0000000000000"].map((barcode) => `barcode[]=${barcode}`).join("&");
    const found = await acquirer.read(productsCalls.imagesByBarcode, `products/pn/list?${query}`);
    expect(found.map(({ barcode }) => barcode).sort()).toEqual([...barcodes].sort());
    expect(found.every(({ images }) => images[0]?.url.endsWith(".svg"))).toBe(true);
  });

  it("is not found where it is not there", async () => {
    expect((await acquirer.get("catalogs_prices/99999")).status).toBe(404);
  });
});
