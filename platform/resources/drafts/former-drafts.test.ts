import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { accountByEmail } from "../../auth/accounts";
import { type Database, openDatabase } from "../../db/database";
import { mappingDrafts } from "../../db/schema/drafts";
import { createLog } from "../../log";
import { operatorDays } from "../../operator-days";
import { ensureDataset } from "../../seed/ensure-dataset";
import { applyDue } from "./apply-due";
import { settleFormerDrafts } from "./former-drafts";

const folder = mkdtempSync(join(tmpdir(), "former-drafts-"));
const days = operatorDays("Europe/Bucharest");
/** An evening on which it is another day in Romania than in UTC. */
const now = new Date("2031-05-10T22:30:00Z");
const [yesterday, today, tomorrow] = ["2031-05-10", "2031-05-11", "2031-05-12"];

let database: Database;
beforeAll(async () => {
  const file = join(folder, "tiny.sqlite");
  await ensureDataset(file, "tiny", createLog("silent"));
  database = await openDatabase(file);
});
afterAll(() => {
  database.close();
  rmSync(folder, { recursive: true });
});

it("MAPP-024 which drafts were due before drafts changed machines is decided by the operator's day, once", async () => {
  const { read, write } = database;
  const reviewer = (await accountByEmail(read, "mapper-qc@demo.test"))?.id ?? 0;
  // The last one as nobody but a hand in the file has made it.
  const starts = [yesterday, today, tomorrow, "01.12.2026"];
  const drafts = (await read.select({ id: mappingDrafts.id }).from(mappingDrafts).limit(starts.length)).map(
    ({ id }) => id,
  );
  const undecided = new Date(-1);
  for (const [index, id] of drafts.entries())
    await write((tx) =>
      tx
        .update(mappingDrafts)
        .set({ startDate: starts[index] ?? null, approvedById: reviewer, appliedAt: undecided })
        .where(eq(mappingDrafts.id, id)),
    );
  await settleFormerDrafts({ database, now: () => now, days });
  const applied = async () =>
    Promise.all(
      drafts.map(async (id) => {
        const [row] = await read
          .select({ at: mappingDrafts.appliedAt })
          .from(mappingDrafts)
          .where(eq(mappingDrafts.id, id));
        return row?.at;
      }),
    );
  expect(await applied()).toEqual([days.startOf(yesterday), days.startOf(today), null, null]);
  // A day later the last one is due as any other, and is given to its machines.
  await settleFormerDrafts({ database, now: () => new Date("2031-05-12T22:30:00Z"), days });
  expect((await applied())[2]).toBeNull();
  await applyDue({ database, now: () => new Date("2031-05-12T22:30:00Z"), days, log: createLog("silent") });
  expect([(await applied())[2], (await applied())[3]]).toEqual([expect.any(Date), null]);
});
