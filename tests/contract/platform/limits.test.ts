import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { and, eq } from "drizzle-orm";
import { companiesCalls } from "@/lib/resources/companies/companies.calls";
import { lookupsCalls } from "@/lib/resources/lookups/lookups.calls";
import { documentationCalls } from "@/lib/resources/products/documentation.calls";
import { productsCalls } from "@/lib/resources/products/products.calls";
import { storagesCalls } from "@/lib/resources/storages/storages.calls";
import { openDatabase } from "@/platform/db/database";
import { companies } from "@/platform/db/schema/companies";
import { documentations } from "@/platform/db/schema/documentation";
import { storages } from "@/platform/db/schema/places";
import { products } from "@/platform/db/schema/products";
import { createLog } from "@/platform/log";
import { ensureDataset } from "@/platform/seed/ensure-dataset";
import { at } from "@/platform/seed/random";
import { type StartedPlatform, startPlatform } from "@/tests/support/start-platform";
import { clientOf, type PlatformClient } from "./platform-client";

/** More than any list gives at once. */
const copies = 300;

let folder: string;
let platform: StartedPlatform;
let admin: PlatformClient;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "limits-"));
  const file = join(folder, "tiny.sqlite");
  await ensureDataset(file, "tiny", createLog("silent"));
  await fillBeyondLimits(file);
  platform = await startPlatform({ dataDir: folder });
  admin = await clientOf(platform.restUrl, "chain-admin@demo.test");
});

afterAll(async () => {
  await platform.stop();
  rmSync(folder, { recursive: true });
});

/** The first product, its sheet, a company and a selling storage of blueprint 1, each with so many copies. */
async function fillBeyondLimits(file: string): Promise<void> {
  const database = await openDatabase(file);
  const { read, write } = database;
  const isMachine = and(eq(storages.type, "SELLABLE"), eq(storages.bobBlueprintId, 1));
  const product = at(await read.select().from(products).limit(1), 0);
  const sheet = at(await read.select().from(documentations).limit(1), 0);
  const company = at(await read.select().from(companies).limit(1), 0);
  const machine = at(await read.select().from(storages).where(isMachine).limit(1), 0);
  await write(async (tx) => {
    for (let each = 1; each <= copies; each += 1) {
      const name = `Copy ${String(each).padStart(3, "0")}`;
      await tx.insert(products).values({ ...product, id: undefined, name });
      await tx.insert(documentations).values({ ...sheet, id: undefined, name, slug: `copy-${each}` });
      await tx.insert(companies).values({ ...company, id: undefined, name, cui: `copy-${each}` });
      await tx.insert(storages).values({ ...machine, id: undefined, name });
    }
  });
  database.close();
}

it("CNST-014 the currency that prices begin with is RON, and its id is 1", async () => {
  const currencies = await admin.read(lookupsCalls.currencies, "currencies");
  expect(currencies.find(({ id }) => id === 1)?.code).toBe("RON");
});

it("CNST-025 a list of products holds 100 where nothing else is asked, and 250 at most", async () => {
  const unasked = await admin.read(productsCalls.list, "products");
  expect(unasked.totalCount).toBeGreaterThan(copies);
  expect(unasked.items).toHaveLength(100);
  expect((await admin.read(productsCalls.list, "products?limit=7")).items).toHaveLength(7);
  expect((await admin.read(productsCalls.list, "products?limit=250")).items).toHaveLength(250);
  expect((await admin.get("products?limit=251")).status).toBe(400);
});

it("CNST-025 a list of product documentation holds 250 where nothing else is asked, and at most", async () => {
  const acquirer = await clientOf(platform.restUrl, "acquirer@demo.test");
  const path = "product-documentation/list";
  const unasked = await acquirer.read(documentationCalls.list, path);
  expect(unasked.totalCount).toBeGreaterThan(copies);
  expect(unasked.items).toHaveLength(250);
  expect((await acquirer.read(documentationCalls.list, `${path}?pageSize=250`)).items).toHaveLength(250);
  expect((await acquirer.get(`${path}?pageSize=251`)).status).toBe(400);
});

it("CNST-026 forms get the first 100 companies by name", async () => {
  const { items, totalCount } = await admin.read(companiesCalls.list, "companies?limit=100&order=ASC");
  expect(totalCount).toBeGreaterThan(copies);
  expect(items).toHaveLength(100);
  const unasked = await admin.read(companiesCalls.list, "companies");
  expect(unasked.items.map(({ id }) => id)).toEqual(items.map(({ id }) => id));
});

it("CNST-027 STOR-013 selling storages of a blueprint come 200 at once, lite", async () => {
  const query = "bobBlueprintId=1&isSellable=true&lite=true";
  const { items, totalCount } = await admin.read(storagesCalls.list, `storages?${query}&limit=200`);
  expect(totalCount).toBeGreaterThan(copies);
  expect(items).toHaveLength(200);
  expect(items.every(({ isSellable, bobs }) => isSellable && bobs?.blueprint.id === 1)).toBe(true);
});

it("CNST-027 a filter by storage has 200 options at most", async () => {
  const path = "storages?dropdown=true";
  expect(await admin.read(storagesCalls.options, `${path}&limit=200`)).toHaveLength(200);
  expect((await admin.get(`${path}&limit=201`)).status).toBe(400);
});
