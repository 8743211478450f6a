import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Libsql from "libsql";
import { z } from "zod";
import { createLog } from "../log";
import { ensureDataset } from "./ensure-dataset";

const folder = mkdtempSync(join(tmpdir(), "mappings-"));
let database: Libsql.Database;

beforeAll(async () => {
  const file = join(folder, "tiny.sqlite");
  await ensureDataset(file, "tiny", createLog("silent"));
  database = new Libsql(file);
});
afterAll(() => {
  database.close();
  rmSync(folder, { recursive: true });
});

const countOf = (sql: string): number =>
  z.looseObject({ value: z.number() }).parse(database.prepare(`SELECT count(*) AS value ${sql}`).get()).value;

const live = `(SELECT s.storage_id, c.product_id FROM shelf_cells c JOIN shelves s ON s.id = c.shelf_id
    WHERE s.storage_id IS NOT NULL AND c.product_id IS NOT NULL
  UNION ALL SELECT l.storage_id, c.product_id FROM locker_cells c JOIN lockers l ON l.id = c.locker_id
    WHERE l.storage_id IS NOT NULL AND c.product_id IS NOT NULL) AS live`;

it("machines are mapped to what they sell, and most of it lies there", () => {
  const mapped = countOf(`FROM ${live}`);
  const sold = countOf(`FROM ${live} JOIN storages ON storages.id = storage_id
    JOIN catalogues ON catalogues.name = storages.catalog_price_name
    JOIN product_prices ON product_prices.catalogue_id = catalogues.id AND product_prices.product_id = live.product_id`);
  const lying = countOf(`FROM ${live} WHERE EXISTS (SELECT 1 FROM stocks WHERE stocks.storage_id = live.storage_id
    AND stocks.product_id = live.product_id AND quantity > 0)`);
  expect(mapped).toBeGreaterThan(100);
  expect(sold).toBe(mapped);
  expect(lying).toBeGreaterThan(mapped * 0.6);
  expect(lying).toBeLessThan(mapped);
});

it("orders wait in cells that are filled for them, in which nothing else is, each in one", () => {
  const waiting = "FROM locker_cells WHERE order_id IS NOT NULL";
  expect(countOf(waiting)).toBeGreaterThan(2);
  expect(countOf(`${waiting} AND (fill_on_demand = 0 OR product_id IS NOT NULL)`)).toBe(0);
  expect(countOf(`FROM (SELECT DISTINCT order_id ${waiting})`)).toBe(countOf(waiting));
});

it("drafts say what they were given to: the due ones all their machines, those that wait none", () => {
  const applied =
    "FROM mapping_drafts JOIN mapping_draft_storages ON mapping_draft_id = id WHERE applied_at IS NOT NULL";
  expect(countOf(applied)).toBeGreaterThan(1);
  expect(countOf("FROM mapping_applications")).toBe(countOf(applied));
  expect(countOf("FROM mapping_applications WHERE outcome = 'LEFT'")).toBe(1);
  expect(countOf("FROM mapping_drafts WHERE approved_at < created OR applied_at < approved_at")).toBe(0);
  const waiting = "FROM mapping_drafts WHERE applied_at IS NULL AND approved_by_id IS NOT NULL";
  expect(countOf(`${waiting} AND start_date <= date('now', '+4 days')`)).toBeGreaterThan(0);
  expect(countOf(`${waiting} AND start_date <= date('now')`)).toBe(0);
});
