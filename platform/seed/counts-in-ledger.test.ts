import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Writable } from "node:stream";
import Libsql from "libsql";
import { createLog } from "../log";
import { placeOfDataset } from "./dataset-place";
import { ensureDataset } from "./ensure-dataset";

let folder: string;
let file: Libsql.Database;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "ledger-"));
  const place = join(folder, "data.sqlite");
  const silent = createLog("fatal", new Writable({ write: (_chunk, _encoding, done) => done() }));
  await ensureDataset(placeOfDataset(place), "tiny", silent);
  file = new Libsql(place);
});
afterAll(() => {
  file.close();
  rmSync(folder, { recursive: true });
});

const rowsOf = (sql: string): unknown[] => file.prepare(sql).all();
const ledgerAt = (moment: string) =>
  `(SELECT sum(pieces) FROM stock_movements move WHERE move.storage_id = count.storage_id
    AND move.product_id = item.product_id AND move.moment <= ${moment})`;
const items = "inventory_items item JOIN inventories count ON count.id = item.inventory_id";

it("what a count's books were is what the ledger had come to, and what closing found is in it", () => {
  const told = `FROM ${items} WHERE ${ledgerAt("item.counted_at")} IS NOT NULL`;
  expect(rowsOf(`SELECT item.id ${told}`).length).toBeGreaterThan(10);
  expect(rowsOf(`SELECT item.id ${told} AND script_quantity <> ${ledgerAt("item.counted_at")}`)).toEqual([]);
  const booked =
    "(SELECT total(pieces) FROM stock_movements WHERE kind = 'INVENTORY' AND document_id = count.id AND product_id = item.product_id)";
  expect(
    rowsOf(`SELECT item.id ${told} AND status = 'CLEARED' AND inventory_quantity - script_quantity <> ${booked}`),
  ).toEqual([]);
  expect(rowsOf("SELECT id FROM stock_movements WHERE kind = 'INVENTORY'").length).toBeGreaterThan(0);
});

it("the ledger still comes to each stock, at no moment below nothing", () => {
  const key = "move.storage_id = stocks.storage_id AND move.batch_id = stocks.batch_id";
  expect(
    rowsOf(`SELECT id FROM stocks WHERE quantity <> (SELECT total(pieces) FROM stock_movements move WHERE ${key})`),
  ).toEqual([]);
  const running = "sum(pieces) OVER (PARTITION BY storage_id, batch_id ORDER BY moment, id) AS level";
  expect(rowsOf(`SELECT * FROM (SELECT ${running} FROM stock_movements) WHERE level < 0`)).toEqual([]);
});

it("of what nobody has begun to count nothing is counted", () => {
  expect(rowsOf(`SELECT item.id FROM ${items} WHERE status = 'NEW'`)).toEqual([]);
});
