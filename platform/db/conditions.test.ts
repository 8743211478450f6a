import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { operatorDays } from "../operator-days";
import { withinDays } from "./conditions";
import { type Database, openDatabase } from "./database";
import { outboxMails } from "./schema/users";

let folder: string;
let database: Database;

/** By the clocks of Bucharest: the first and last minutes of days, in winter time, in summer time and when it begins. */
const moments = [
  ["1 January, 01:30", "2025-12-31T23:30:00Z"],
  ["1 January, 23:59", "2026-01-01T21:59:59Z"],
  ["2 January, 00:00", "2026-01-01T22:00:00Z"],
  ["28 March, 23:59", "2026-03-28T21:59:59Z"],
  ["29 March, 01:30", "2026-03-28T23:30:00Z"],
  ["29 March, 23:59", "2026-03-29T20:59:59Z"],
  ["30 March, 00:00", "2026-03-29T21:00:00Z"],
  ["15 July, 00:30", "2026-07-14T21:30:00Z"],
  ["15 July, 02:30", "2026-07-14T23:30:00Z"],
  ["15 July, 23:59", "2026-07-15T20:59:59Z"],
  ["16 July, 00:00", "2026-07-15T21:00:00Z"],
] as const;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "conditions-"));
  database = await openDatabase(join(folder, "platform.sqlite"));
  const mails = moments.map(([subject, moment]) => ({ recipient: "", subject, body: "", created: new Date(moment) }));
  await database.write((tx) => tx.insert(outboxMails).values(mails));
});

afterAll(() => {
  database.close();
  rmSync(folder, { recursive: true });
});

async function found(range: { from?: string; to?: string }, zone = "Europe/Bucharest"): Promise<string[]> {
  const rows = await database.read
    .select({ subject: outboxMails.subject })
    .from(outboxMails)
    .where(withinDays(outboxMails.created, range, operatorDays(zone)))
    .orderBy(outboxMails.id);
  return rows.map(({ subject }) => subject);
}

describe("DATE-003 moments within days of the operator's calendar", () => {
  it.each([
    ["2026-01-01", ["1 January, 01:30", "1 January, 23:59"]],
    ["2026-03-29", ["29 March, 01:30", "29 March, 23:59"]],
    ["2026-07-15", ["15 July, 00:30", "15 July, 02:30", "15 July, 23:59"]],
  ])("%s begins and ends at midnight there, not in Greenwich", async (day, expected) => {
    expect(await found({ from: day, to: day })).toEqual(expected);
  });

  it("both ends are included, and either may be open", async () => {
    expect(await found({ from: "2026-03-30", to: "2026-07-15" })).toEqual(moments.slice(6, 10).map(([name]) => name));
    expect(await found({ from: "2026-07-16" })).toEqual(["16 July, 00:00"]);
    expect(await found({ to: "2026-01-01" })).toEqual(["1 January, 01:30", "1 January, 23:59"]);
  });

  it("another operator's days begin elsewhere", async () => {
    expect(await found({ to: "2025-12-31" }, "UTC")).toEqual(["1 January, 01:30"]);
  });
});
