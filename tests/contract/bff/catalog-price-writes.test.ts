import type { Call, CallArgs } from "@/lib/calls/call";
import { catalogPriceCalls } from "@/lib/resources/catalog_price/catalog-price.calls";
import { type CatalogueForm, toNewCatalogue } from "@/lib/resources/catalog_price/catalogue-form";
import { searchProducts } from "@/lib/resources/products/product-search";
import { productsCalls } from "@/lib/resources/products/products.calls";
import { storagesCalls } from "@/lib/resources/storages/storages.calls";
import type { Visitor } from "@/tests/support/console/visitor";
import { raw } from "@/tests/support/fault-upstream/rest-faults";
import { consoleSuite } from "./console-suite";

const suite = consoleSuite();
let visitor: Visitor;

beforeAll(async () => {
  visitor = await suite.signedIn("ACQUIRER");
});

/** All that reached the platform: method, target and body of each request. */
const arrived = () =>
  suite.upstream.journal.entries.map(({ method, target, body }) => `${method} ${target} ${body}`.trim());

async function sent<C extends Call>(call: C, args: CallArgs<C>): Promise<string[]> {
  suite.upstream.journal.clear();
  expect((await visitor.call(call, args)).status).toBe(200);
  return arrived();
}

/** What a page of ours would never send: refused by the console's own API, before anything reaches the platform. */
async function expectRefused(method: string, path: string, body: unknown): Promise<void> {
  suite.upstream.journal.clear();
  expect((await visitor.ask(`/api/rest/${path}`, { method, body })).status).toBe(400);
  expect(arrived()).toEqual([]);
}

const form: CatalogueForm = {
  name: "Campus",
  description: "",
  currencyId: 1,
  storages: [7, 8],
  products: [
    { product: 14, price: "4,5" },
    { product: 15, price: "0" },
  ],
};

it("CATA-012 CATA-024 a new catalogue is one POST; a price of 0 is not in it", async () => {
  expect(await sent(catalogPriceCalls.create, { body: toNewCatalogue(form) })).toEqual([
    `POST /catalogs_prices ${JSON.stringify({
      name: "Campus",
      description: "",
      currencyId: 1,
      productPrices: [{ product: 14, price: "4.50" }],
      storages: [7, 8],
    })}`,
  ]);
});

it.each([
  { name: "Campus" },
  { currencyId: 2 },
  { description: "Reduceri" },
  { storagesToAdd: [7] },
  { storagesToRemove: [7] },
])("CATA-009 an edit is one PATCH with one field: %j", async (body) => {
  expect(await sent(catalogPriceCalls.edit, { params: { id: 5 }, body })).toEqual([
    `PATCH /catalogs_prices/5 ${JSON.stringify(body)}`,
  ]);
});

it.each([
  { name: "Campus", currencyId: 2 },
  { storagesToAdd: [7], storagesToRemove: [8] },
  { storagesToAdd: [7, 8] },
  { storagesToAdd: [] },
  { isDefault: false },
])("CATA-009 %j is no edit", async (body) => {
  await expectRefused("PATCH", "catalogs_prices/5", body);
});

const body = { catalogPrice: 5, price: "4.50", product: 14 };

it("CATA-011 prices of an existing catalogue are a POST, a PATCH and a DELETE", async () => {
  const json = JSON.stringify(body);
  expect(await sent(catalogPriceCalls.addPrice, { body })).toEqual([`POST /products_prices ${json}`]);
  expect(await sent(catalogPriceCalls.editPrice, { params: { id: 31 }, body })).toEqual([
    `PATCH /products_prices/31 ${json}`,
  ]);
  expect(await sent(catalogPriceCalls.removePrice, { params: { id: 31 } })).toEqual(["DELETE /products_prices/31"]);
});

it.each(["0", "0.00", "0.99", "", "4,50", "1.005", 4.5])(
  "CATA-020 CATA-024 the price %j never leaves",
  async (price) => {
    await expectRefused("POST", "products_prices", { ...body, price });
    await expectRefused("PATCH", "products_prices/31", { ...body, price });
  },
);

it("is a matter of who may open catalogues", async () => {
  const stranger = await suite.signedIn("PICKER");
  suite.upstream.journal.clear();
  expect((await stranger.call(catalogPriceCalls.addPrice, { body })).status).toBe(403);
  expect(arrived()).toEqual([]);
});

it("CATA-027 storages are offered where something is sold", async () => {
  expect(await sent(storagesCalls.list, { query: { isSellable: true } })).toEqual(["GET /storages?isSellable=true"]);
});

it("PROD-009 PROD-010 products are searched by core id or name, and once more on the public platform", async () => {
  const nothing = raw(200, "application/json", "[]");
  const ask = async (args: CallArgs<typeof productsCalls.globalSearch>) => {
    await visitor.call(productsCalls.globalSearch, args);
    return [];
  };
  suite.upstream.restFaults.on(productsCalls.globalSearch, nothing, 4);
  await searchProducts(ask, "14");
  await searchProducts(ask, "cola");
  expect(arrived()).toEqual([
    "GET /products/global-search?productIds=14&limit=10",
    "GET /products/global-search?productIds=14&searchType=public-platform&limit=10",
    "GET /products/global-search?search=cola&limit=10",
    "GET /products/global-search?search=cola&searchType=public-platform&limit=10",
  ]);
});
