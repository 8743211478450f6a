import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq, gte } from "drizzle-orm";
import fc from "fast-check";
import { type Database, openDatabase } from "./database";
import { inOrderOf, readPage } from "./read-page";
import { outboxMails } from "./schema/users";

const rowCount = 6000;
const recipients = 7;
let folder: string;
let database: Database;

/** Many rows with the same value to sort by, the ids of each spread over all. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "read-page-"));
  database = await openDatabase(join(folder, "platform.sqlite"));
  const mails = Array.from({ length: rowCount }, (_, index) => ({
    id: index + 1,
    recipient: `person-${(index * 5) % recipients}`,
    subject: "",
    body: "",
    created: new Date(0),
  }));
  await database.write(async (tx) => {
    for (let done = 0; done < rowCount; done += 1000)
      await tx.insert(outboxMails).values(mails.slice(done, done + 1000));
  });
});

afterAll(() => {
  database.close();
  rmSync(folder, { recursive: true });
});

const windows = fc.record({
  offset: fc.integer({ min: 0, max: rowCount + 50 }),
  limit: fc.integer({ min: 1, max: 60 }),
});

async function page([byRecipient, byId]: Directions, window: { offset: number; limit: number }, from = 0) {
  return readPage(database, {
    ids: (read) => read.select({ id: outboxMails.id }).from(outboxMails).$dynamic(),
    where: gte(outboxMails.id, from),
    order: [
      [outboxMails.recipient, byRecipient],
      [outboxMails.id, byId],
    ],
    window,
  });
}

type Direction = "ASC" | "DESC";
type Directions = readonly [Direction, Direction];

describe("a page, whichever were read before", () => {
  it.each<Directions>([
    ["ASC", "ASC"],
    ["DESC", "DESC"],
    ["ASC", "DESC"],
  ])("shows the rows of its place, %s and %s", async (...directions) => {
    const all = await page(directions, { offset: 0, limit: rowCount });
    await fc.assert(
      fc.asyncProperty(windows, async ({ offset, limit }) => {
        const { ids, totalCount } = await page(directions, { offset, limit });
        expect(ids).toEqual(all.ids.slice(offset, offset + limit));
        expect(totalCount).toBe(rowCount);
      }),
      { numRuns: 150 },
    );
  });

  it("belongs to its filter", async () => {
    const window = { offset: 2500, limit: 3 };
    const all = await page(["ASC", "ASC"], { offset: 0, limit: rowCount }, 101);
    for (const from of [1, 101]) await page(["ASC", "ASC"], window, from);
    const next = await page(["ASC", "ASC"], { offset: 2503, limit: 3 }, 101);
    expect(next.ids).toEqual(all.ids.slice(2503, 2506));
  });

  it("follows what is written in between", async () => {
    const read = () => page(["ASC", "ASC"], { offset: 2600, limit: 5 });
    await page(["ASC", "ASC"], { offset: 2500, limit: 5 });
    const before = await read();
    const [first = 0] = (await page(["ASC", "ASC"], { offset: 0, limit: 1 })).ids;
    await database.write((tx) => tx.delete(outboxMails).where(eq(outboxMails.id, first)));
    const after = await read();
    expect(after.totalCount).toBe(rowCount - 1);
    expect(after.ids.slice(0, -1)).toEqual(before.ids.slice(1));
  });
});

it("puts rows in the order of their ids, and leaves out what is gone", () => {
  const rows = [{ id: 1 }, { id: 2 }];
  expect(inOrderOf([2, 3, 1], rows, ({ id }) => id)).toEqual([{ id: 2 }, { id: 1 }]);
});
