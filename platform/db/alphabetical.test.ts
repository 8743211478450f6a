import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { desc, sql } from "drizzle-orm";
import Libsql from "libsql";
import { alphabetical } from "./alphabetical";
import { type Database, openDatabase } from "./database";
import { documentations } from "./schema/documentation";
import { products } from "./schema/products";
import { outboxMails, users } from "./schema/users";

const inOrder = [
  "2 în 1",
  "apă",
  "Azur",
  "ăla",
  "Ăzur",
  "Âncora",
  "âzur",
  "Bazar",
  "Iaurt",
  "izvor",
  "Înghețată",
  "jeleu",
  "Sare",
  "suc",
  "Șampon",
  "Şerveţele",
  "șold",
  "Tort",
  "Țelină",
  "ţuică",
  "unt",
  "Zahăr",
];

let folder: string;
let database: Database;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "alphabetical-"));
  database = await openDatabase(join(folder, "platform.sqlite"));
});

afterAll(() => {
  database.close();
  rmSync(folder, { recursive: true });
});

it("names stand as in a Romanian dictionary, in any case and with either form of ș and ț", async () => {
  const mails = inOrder.toSorted().map((recipient) => ({ recipient, subject: "", body: "", created: new Date() }));
  await database.write((tx) => tx.insert(outboxMails).values(mails));
  const names = database.read.select({ name: outboxMails.recipient }).from(outboxMails).$dynamic();
  expect((await names.orderBy(alphabetical(outboxMails.recipient))).map(({ name }) => name)).toEqual(inOrder);
  const falling = await names.orderBy(desc(alphabetical(outboxMails.recipient)));
  expect(falling.map(({ name }) => name)).toEqual(inOrder.toReversed());
});

it.each([
  ["users", users.lastName],
  ["products", products.name],
  ["documentations", documentations.name],
])("many %s are in an index of that order", (table, name) => {
  const page = database.read.select({ id: sql`id` }).from(name.table).orderBy(alphabetical(name));
  const file = new Libsql(join(folder, "platform.sqlite"));
  const plan = file.prepare(`explain query plan ${page.toSQL().sql}`).all();
  file.close();
  expect(JSON.stringify(plan)).toContain(`USING INDEX ${table}_alphabetical`);
  expect(JSON.stringify(plan)).not.toContain("ORDER BY");
});
