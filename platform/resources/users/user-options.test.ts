import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Libsql from "libsql";
import { type Database, openDatabase } from "../../db/database";
import { userOptions } from "./user-options";

let folder: string;
let database: Database;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "user-options-"));
  database = await openDatabase(join(folder, "platform.sqlite"));
});

afterAll(() => {
  database.close();
  rmSync(folder, { recursive: true });
});

it.each([{}, { search: "a" }, { search: "Ion Popescu" }])("people for %j come along an index", (query) => {
  const { sql, params } = userOptions(database.read, query).toSQL();
  const file = new Libsql(join(folder, "platform.sqlite"));
  const plan = JSON.stringify(file.prepare(`explain query plan ${sql}`).all(...params));
  file.close();
  expect(plan).toContain("USING INDEX users_by_first_name");
  expect(plan).not.toContain("ORDER BY");
});
