import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { type Database, openDatabase } from "../../db/database";
import { supplierReturnItems, supplierReturns } from "../../db/schema/return-to-supplier";
import { createLog } from "../../log";
import { ensureDataset } from "../../seed/ensure-dataset";
import { at } from "../../seed/random";
import { piecesBefore } from "./pieces-before";

let folder: string;
let database: Database;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "pieces-before-"));
  const file = join(folder, "tiny.sqlite");
  await ensureDataset(file, "tiny", createLog("silent"));
  database = await openDatabase(file);
});

afterAll(() => {
  database.close();
  rmSync(folder, { recursive: true });
});

it("RETS-003 what went back before a return is that of the earlier ones of its reception, each line together", async () => {
  const { read } = database;
  const first = at(await read.select().from(supplierReturns), 0);
  const [item, ...others] = await read
    .select()
    .from(supplierReturnItems)
    .where(eq(supplierReturnItems.supplierReturnId, first.id));
  if (item === undefined) throw new Error("A return without lines.");
  await database.write(async (write) => {
    for (const id of [900, 901]) {
      await write.insert(supplierReturns).values({ ...first, id, numberDocument: `RTF ${id}` });
      await write.insert(supplierReturnItems).values({ ...item, id, supplierReturnId: id, quantity: 1 });
    }
  });
  const ofOthers = others.map(({ entryNoteItemId: id, quantity }) => ({ id, quantity: -quantity }));
  const before = (id: number) => piecesBefore(read, first.entryNoteId, id);
  const all = (pieces: number) => [{ id: item.entryNoteItemId, quantity: -pieces }, ...ofOthers];
  expect(await before(first.id)).toEqual([]);
  expect(await before(900)).toEqual(expect.arrayContaining(all(item.quantity)));
  expect(await before(901)).toEqual(expect.arrayContaining(all(item.quantity + 1)));
  expect(await before(901)).toHaveLength(1 + others.length);
});
