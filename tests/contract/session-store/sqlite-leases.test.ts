import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "libsql";
import type { SessionStore } from "@/server/session/store/session-store";
import { openSqliteStore } from "@/server/session/store/sqlite-store";

describe("S11 leases of a session file go by the machine's monotonic clock, not by the time of day", () => {
  let folder: string;
  let file: string;
  let now: number;
  let stores: SessionStore[];

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "console-leases-"));
    now = 1_000_000;
    file = join(folder, "sessions.sqlite");
    stores = [openSqliteStore(file, () => now), openSqliteStore(file, () => now)];
  });
  afterEach(async () => {
    for (const store of stores) await store.close();
    await rm(folder, { recursive: true });
  });

  const two = () => {
    const [one, other] = stores;
    if (one === undefined || other === undefined) throw new Error("closed");
    return { one, other };
  };

  const leasesInFile = () => {
    const reader = new Database(file);
    const names = reader.prepare("SELECT name FROM lease").all();
    reader.close();
    return names.length;
  };

  it("lasts exactly as long as that clock says", async () => {
    const { one, other } = two();
    await one.lease("l", "one", 2_000);
    now += 1_999;
    expect(await other.lease("l", "two", 2_000)).toBe("busy");
    now += 1;
    expect(await one.renew("l", "one", 2_000)).toBe(false);
    expect(await other.lease("l", "two", 2_000)).toBe("taken");
  });

  it("R6 lives longer while its holder sends", async () => {
    const { one, other } = two();
    await one.lease("l", "one", 2_000);
    await one.beginSend("l", "one", { lifeMs: 5_400, openMs: 20_000 });
    now += 5_399;
    expect(await other.lease("l", "two", 2_000)).toBe("busy");
    now += 1;
    expect(await other.lease("l", "two", 2_000)).toBe("taken");
  });

  it("ends with a restart of the machine, at which that clock begins again", async () => {
    const { one, other } = two();
    await one.lease("l", "one", 600_000);
    await one.beginSend("l", "one", { lifeMs: 600_000, openMs: 600_000 });
    now = 5_000;
    expect(await one.renew("l", "one", 2_000)).toBe(false);
    expect(await other.lease("l", "two", 2_000)).toBe("taken");
    expect(await other.beginSend("l", "two", { lifeMs: 2_000, openMs: 20_000 })).toEqual({ state: "alone" });
  });

  it("is swept once it has ended, but not while what its holder sent may be under way", async () => {
    const { one, other } = two();
    await one.lease("l", "one", 1_000);
    await one.beginSend("l", "one", { lifeMs: 1_000, openMs: 20_000 });
    now += 1_000;
    await other.sweep(0);
    await other.lease("l", "two", 2_000);
    expect(leasesInFile()).toBe(1);
    expect(await other.beginSend("l", "two", { lifeMs: 2_000, openMs: 20_000 })).toEqual({
      state: "again",
      openForMs: 19_000,
    });
    now += 20_000;
    await other.sweep(0);
    expect(leasesInFile()).toBe(0);
  });
});
