import { companiesCalls } from "@/lib/resources/companies/companies.calls";
import { lookupsCalls } from "@/lib/resources/lookups/lookups.calls";
import { longestDocumentationPage } from "@/lib/resources/products/documentation.calls";
import { productsCalls } from "@/lib/resources/products/products.calls";
import { productsList } from "@/lib/resources/products/products.list";
import { storagesCalls } from "@/lib/resources/storages/storages.calls";
import { type StartedPlatform, startPlatform } from "@/tests/support/start-platform";
import { clientOf, type PlatformClient } from "./platform-client";

let platform: StartedPlatform;
let admin: PlatformClient;

beforeAll(async () => {
  platform = await startPlatform();
  admin = await clientOf(platform.restUrl, "chain-admin@demo.test");
});
afterAll(() => platform.stop());

it("CNST-014 the currency that prices begin with is RON, and its id is 1", async () => {
  const currencies = await admin.read(lookupsCalls.currencies, "currencies");
  expect(currencies.find(({ id }) => id === 1)?.code).toBe("RON");
});

it("CNST-025 product documentation comes in pages of 250", () => {
  expect(longestDocumentationPage).toBe(250);
  expect(productsList.defaultSize).toBe(250);
});

it("CNST-025 a list of products holds 100 where nothing else is asked, and 250 at most", async () => {
  expect((await admin.read(productsCalls.list, "products")).items).toHaveLength(60);
  expect((await admin.read(productsCalls.list, "products?limit=7")).items).toHaveLength(7);
  expect((await admin.get("products?limit=250")).status).toBe(200);
  expect((await admin.get("products?limit=251")).status).toBe(400);
});

it("CNST-026 forms get the first 100 companies by name", async () => {
  const { items, totalCount } = await admin.read(companiesCalls.list, "companies?limit=100&order=ASC");
  expect(items).toHaveLength(Math.min(totalCount, 100));
  const unasked = await admin.read(companiesCalls.list, "companies");
  expect(unasked.items.map(({ id }) => id)).toEqual(items.map(({ id }) => id));
});

it("CNST-027 STOR-013 selling storages of a blueprint come 200 at once, lite", async () => {
  const query = "bobBlueprintId=1&isSellable=true&lite=true&limit=200";
  const { items, totalCount } = await admin.read(storagesCalls.list, `storages?${query}`);
  expect(totalCount).toBeGreaterThan(0);
  expect(items).toHaveLength(Math.min(totalCount, 200));
  expect(items.every(({ isSellable, bobs }) => isSellable && bobs?.blueprint.id === 1)).toBe(true);
});
