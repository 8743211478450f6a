import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "libsql";
import { openSessionStore } from "@/server/session/store/open-store";
import { SessionStoreUnavailable } from "@/server/session/store/session-store";
import { sampleSession } from "./sample";

async function files() {
  const folder = await mkdtemp(join(tmpdir(), "console-half-run-"));
  const url = `file:${join(folder, "sessions.sqlite")}`;
  const [one, two] = [openSessionStore(url).store, openSessionStore(url).store];
  const intruder = new Database(join(folder, "sessions.sqlite"));
  return {
    one,
    two,
    intruder,
    done: async () => {
      intruder.close();
      await one.close();
      await two.close();
      await rm(folder, { recursive: true });
    },
  };
}

it("what is written beside a statement that waits for a lock is written", async () => {
  const { one, two, intruder, done } = await files();
  const session = sampleSession();
  await one.create(session);
  intruder.exec("BEGIN IMMEDIATE");
  const waiting = one.lease("of another session", "me", 2_000);
  intruder.exec("COMMIT");
  expect(await one.compareAndSet(session.key, 1, { sealed: "next", lastRefreshAt: 1 })).toBe(true);
  expect((await two.read(session.key))?.gen).toBe(2);
  expect(await waiting).toBe("taken");
  expect((await two.read(session.key))?.gen).toBe(2);
  await done();
});

it("what is written after a statement gave up on a lock is written: sign-ins, sign-outs", async () => {
  const { one, two, intruder, done } = await files();
  const [old, fresh] = [sampleSession(), sampleSession()];
  await one.create(old);
  intruder.exec("BEGIN IMMEDIATE");
  await expect(one.lease("any", "me", 2_000)).rejects.toBeInstanceOf(SessionStoreUnavailable);
  intruder.exec("COMMIT");
  const said = { signIn: await one.create(fresh).then(() => true), signOut: await one.destroy(old.key) };
  const elsewhere = {
    signIn: (await two.read(fresh.key)) !== undefined,
    signOut: (await two.read(old.key)) === undefined,
  };
  const otherMayWrite = await two.lease("free", "you", 10).catch(() => "locked out");
  await one.lease("any", "me", 2_000);
  const here = { signIn: (await one.read(fresh.key)) !== undefined, signOut: (await one.read(old.key)) === undefined };
  console.log(JSON.stringify({ said, elsewhere, otherMayWrite, hereAfterTheNextLease: here }));
  expect({ elsewhere, here, otherMayWrite }).toEqual({ elsewhere: said, here: said, otherMayWrite: "taken" });
  await done();
});
