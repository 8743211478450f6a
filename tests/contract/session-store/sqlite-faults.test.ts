import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import Database from "libsql";
import { openSessionStore } from "@/server/session/store/open-store";
import { SessionStoreUnavailable } from "@/server/session/store/session-store";
import { sampleSession } from "./sample";

it("S10 a locked file: writes fail within a second without stopping the process, reads go on, then all works", async () => {
  const folder = await mkdtemp(join(tmpdir(), "console-locked-"));
  const path = join(folder, "sessions.sqlite");
  const { store } = openSessionStore(`file:${path}`);
  const session = sampleSession();
  await store.create(session);
  const intruder = new Database(path);
  intruder.exec("BEGIN IMMEDIATE");

  const stalls = monitorEventLoopDelay({ resolution: 5 });
  stalls.enable();
  const begun = performance.now();
  await expect(store.destroy(session.key)).rejects.toBeInstanceOf(SessionStoreUnavailable);
  const waited = performance.now() - begun;
  stalls.disable();
  // A busy machine may hold the process up for a moment; a store that waits for the lock in a call would for all of it.
  const stalled = stalls.max / 1e6;
  expect(stalled).toBeLessThan(waited / 2);
  expect(waited - stalled).toBeLessThan(1_000);
  expect(await store.read(session.key)).toEqual(session);

  const late = store.destroy(session.key);
  intruder.exec("COMMIT");
  expect(await late).toBe(true);
  intruder.close();
  await store.close();
  await rm(folder, { recursive: true });
});
