import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { count, eq } from "drizzle-orm";
import { cachedCount } from "./cached-count";
import { type Database, openDatabase } from "./database";
import { refreshFamilies, refreshTokens, roles, users } from "./schema/users";

const folder = mkdtempSync(join(tmpdir(), "remembered-count-"));
let database: Database;
let queries = 0;

beforeEach(async () => {
  database = await openDatabase(join(folder, "platform.sqlite"));
  queries = 0;
});

afterEach(() => {
  database.close();
  for (const suffix of ["", "-wal", "-shm"]) rmSync(join(folder, `platform.sqlite${suffix}`), { force: true });
});

afterAll(() => rmSync(folder, { recursive: true }));

/** Counts the rows of a table, and how often SQLite is asked. */
function countRows(table: typeof roles | typeof refreshTokens, code?: string): Promise<number> {
  return cachedCount(database, () => {
    const where = code === undefined ? undefined : eq(roles.code, code);
    const query = database.read.select({ count: count() }).from(table).where(where);
    return {
      toSQL: () => query.toSQL(),
      // biome-ignore lint/suspicious/noThenProperty: a query is asked when it is awaited
      then(resolve, reject) {
        queries += 1;
        return query.then(resolve, reject);
      },
    };
  });
}

function addRole(id: number): Promise<unknown> {
  return database.write((tx) => tx.insert(roles).values({ id, code: `ROLE_${id}` }));
}

it("asks once for the same rows, and again for others", async () => {
  await addRole(1);
  expect([await countRows(roles), await countRows(roles)]).toEqual([1, 1]);
  expect(queries).toBe(1);
  expect([await countRows(roles, "ROLE_1"), await countRows(roles, "ROLE_2")]).toEqual([1, 0]);
  expect(queries).toBe(3);
});

it("asks once for all who ask at the same time", async () => {
  expect(await Promise.all([countRows(roles), countRows(roles), countRows(roles)])).toEqual([0, 0, 0]);
  expect(queries).toBe(1);
});

it("keeps a count while other tables are written, until its own is", async () => {
  await addRole(1);
  await countRows(roles);
  await addAccount("one");
  expect(await countRows(roles)).toBe(1);
  expect(queries).toBe(1);
  await addRole(2);
  expect(await countRows(roles)).toBe(2);
  await database.write((tx) => tx.delete(roles).where(eq(roles.id, 1)));
  expect(await countRows(roles)).toBe(1);
  expect(queries).toBe(3);
});

it("takes rows that go with those of another table for written", async () => {
  await addAccount("one");
  expect(await countRows(refreshTokens)).toBe(1);
  await database.write((tx) => tx.delete(users));
  expect(await countRows(refreshTokens)).toBe(0);
});

it("does not keep what was counted before a change that ended meanwhile", async () => {
  const before = countRows(roles);
  const added = addRole(1);
  await Promise.all([before, added]);
  expect(await countRows(roles)).toBe(1);
  expect(queries).toBe(2);
});

it("asks again after a failure", async () => {
  const broken = () =>
    cachedCount(database, () => ({
      toSQL: () => database.read.select({ count: count() }).from(roles).toSQL(),
      // biome-ignore lint/suspicious/noThenProperty: as above
      then: (_resolve, reject) => Promise.reject(new Error("disk")).catch(reject),
    }));
  await expect(broken()).rejects.toThrow("disk");
  expect(await countRows(roles)).toBe(0);
});

/** A person with a sign-in, and the token that hangs on it. */
async function addAccount(familyId: string): Promise<void> {
  const created = new Date();
  const person = { id: 1, firstName: "Ana", lastName: "Pop", email: "ana@example.com", searchText: "ana pop" };
  const account = { ...person, passwordHash: "!", status: 0, isActive: true, balance: 0, created };
  await database.write(async (tx) => {
    await tx.insert(users).values(account);
    await tx.insert(refreshFamilies).values({ id: familyId, userId: 1, isRemembered: false, created });
    await tx.insert(refreshTokens).values({ hash: familyId, familyId, expiresAt: created });
  });
}
