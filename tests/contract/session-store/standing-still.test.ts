import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as pause } from "node:timers/promises";
import { refreshSession } from "@/server/session/refresh";
import type { RefreshContext, RefreshResult } from "@/server/session/refresh-context";
import { sessionAfterForbidden } from "@/server/session/refresh-when";
import { createSession, type OpenSession, openSession } from "@/server/session/sessions";
import { openSessionStore } from "@/server/session/store/open-store";
import type { SessionStore } from "@/server/session/store/session-store";
import { bundled, type Program } from "./bundled";
import { type Contention, startContention } from "./contention";
import { type OnceOnlyPlatform, startOnceOnlyPlatform } from "./once-only-platform";
import { type RedisServer, startRedis } from "./redis-server";
import { contextOn, grant, newSession, refreshContextOn, untilAnswered, untilReachable } from "./session-fixtures";

/** So long nobody may notice; then others go on. */
const unnoticedMs = 4_500;
const noticedMs = 8_000;
const movesOnWithinMs = 6_000;

interface Scene {
  store: SessionStore;
  session: OpenSession;
  platform: OnceOnlyPlatform;
  child: ChildProcess;
  /** The next line that the holder prints. */
  line(): Promise<string>;
  /** Another process's refresh of the same session. */
  waiter: RefreshContext;
}

const isRenewed = (result: RefreshResult | "unknown") => typeof result === "object" && result.gen === 2;

/** As a person's browser does: 503 means "try again", until there is another answer or something else has come about. */
async function waitedFor<T>(ask: () => Promise<T>, isEnough = () => false): Promise<T> {
  for (const giveUpAt = performance.now() + 20_000; ; ) {
    const result = await ask();
    if (result !== "unavailable" || isEnough() || performance.now() > giveUpAt) return result;
    await pause(100);
  }
}

const waitedOut = ({ waiter, session }: Scene, isEnough?: () => boolean): Promise<RefreshResult> =>
  waitedFor(() => refreshSession(waiter, session.id, 1), isEnough);

/**
 * Waits until the platform has heard so many refreshes and the waiter has its answer.
 * @returns the answer, and the milliseconds without those for which this very process got no processor
 */
async function movedOn(scene: Scene, refreshes: number): Promise<{ result: RefreshResult; ms: number }> {
  const tickMs = 20;
  const startedAt = performance.now();
  let lateMs = 0;
  let lastAt = startedAt;
  const ticking = setInterval(() => {
    const now = performance.now();
    lateMs += Math.max(0, now - lastAt - tickMs);
    lastAt = now;
  }, tickMs);
  const result = await waitedOut(scene, () => scene.platform.seen.length >= refreshes);
  clearInterval(ticking);
  return { result, ms: performance.now() - startedAt - lateMs };
}

/** Each is played by a process of its own, all of them at once: they mostly stand still. */
describe.each(["sqlite", "redis"])("R6 a holder of the refresh that stands still, on %s", (kind) => {
  let folder: string;
  let url: string;
  let redis: RedisServer | undefined;
  let contention: Contention | undefined;
  let store: SessionStore;
  let holder: Program;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "console-standing-"));
    holder = await bundled("holder-process.ts");
    redis = kind === "redis" ? await startRedis() : undefined;
    const file = join(folder, "sessions.sqlite");
    url = redis?.url ?? `file:${file}`;
    store = openSessionStore(url).store;
    await untilReachable(store);
    if (kind === "sqlite") contention = await startContention(file);
  });
  afterAll(async () => {
    await contention?.stop();
    await store.close();
    await redis?.stop();
    holder.remove();
    await rm(folder, { recursive: true });
  });

  async function play<T>(step: string, ms: number, story: (scene: Scene) => Promise<T>, answersAfter = 0): Promise<T> {
    const platform = await startOnceOnlyPlatform(() => pause(answersAfter));
    const session = await untilAnswered(() => createSession(contextOn(store), newSession()));
    const args = [...holder.args, url, session.id, platform.url, step, String(ms)];
    const child = spawn(process.execPath, args, { stdio: ["pipe", "pipe", "inherit"] });
    const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
    const line = async () => String((await lines.next()).value);
    await line();
    child.stdin.write("go\n");
    const waiter = refreshContextOn(contextOn(store), {
      callUpstream: async (token) => {
        const answer = await fetch(`${platform.url}/${token}`);
        return answer.ok
          ? { outcome: "ok", grant: grant({ refreshToken: await answer.text() }) }
          : { outcome: "refused" };
      },
    });
    try {
      return await story({ store, session, platform, child, line, waiter });
    } finally {
      child.kill("SIGKILL");
      if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
      platform.stop();
    }
  }

  async function expectAllIsWell({ session, platform }: Scene, results: (RefreshResult | "unknown")[]): Promise<void> {
    expect(platform.seen).toEqual(["refresh-1"]);
    expect(results.map(isRenewed)).toEqual(results.map(() => true));
    const after = await untilAnswered(() => openSession(contextOn(store), session.id));
    expect(after).toMatchObject({ gen: 2, record: { refreshToken: "refresh-1-next" } });
  }

  /** Both stores keep one contract, which is tried elsewhere: of Redis the steps that go by its own clock. */
  const steps =
    kind === "redis"
      ? ["sent"]
      : ["leased", "beginning to send", "writing to the socket", "sent", "writing the new tokens"];

  it.concurrent.each(steps)(
    "for 4.5 s at the step '%s' costs no reuse and nobody's session",
    (step) =>
      play(step, unnoticedMs, async (scene) => {
        expect(await scene.line()).toBe(step);
        const result = await waitedOut(scene);
        expect(await scene.line()).toBe("2");
        await expectAllIsWell(scene, [result]);
      }),
    60_000,
  );

  it.concurrent(
    "stopped by SIGSTOP for 4.5 s with the platform's answer unread costs nothing either",
    () =>
      play(
        "none",
        0,
        async (scene) => {
          await scene.platform.arrival;
          scene.child.kill("SIGSTOP");
          const [result] = await Promise.all([
            waitedOut(scene),
            pause(unnoticedMs).then(() => scene.child.kill("SIGCONT")),
          ]);
          expect(await scene.line()).toBe("2");
          await expectAllIsWell(scene, [result]);
        },
        200,
      ),
    60_000,
  );

  it.concurrent(
    "for longer: others move on within 6 s, one reuse, and one sign-out instead of 403s",
    () =>
      play("sent", noticedMs, async (scene) => {
        expect(await scene.line()).toBe("sent");
        const { result, ms } = await movedOn(scene, 2);
        expect(ms).toBeLessThan(movesOnWithinMs);
        // The holder may come back with the tokens, so nobody is signed out yet.
        expect(result).toBe("unavailable");
        expect(await scene.line()).toBe("2");
        const after = await untilAnswered(() => openSession(contextOn(store), scene.session.id));
        expect(isRenewed(after)).toBe(true);
        expect(scene.platform.reuses()).toBe(1);
        // The platform ended these tokens with the reuse: the first 403 says so at once, despite R7.
        if (after === "unknown") throw new Error("signed out too early");
        expect(scene.platform.accepts(after.record.refreshToken)).toBe(false);
        expect(await waitedFor(() => sessionAfterForbidden(scene.waiter, after))).toBe("ended");
        expect(scene.platform.reuses()).toBe(1);
      }),
    60_000,
  );

  it.concurrent(
    "killed before it sent: others move on within 6 s with new tokens",
    () =>
      play("beginning to send", 60_000, async (scene) => {
        await scene.line();
        scene.child.kill("SIGKILL");
        const { result, ms } = await movedOn(scene, 1);
        expect(ms).toBeLessThan(movesOnWithinMs);
        await expectAllIsWell(scene, [result]);
      }),
    60_000,
  );

  it.concurrent(
    "killed after the token was spent: others move on within 6 s, and the one reuse is not repeated",
    () =>
      play("sent", 60_000, async (scene) => {
        await scene.line();
        await scene.platform.arrival;
        scene.child.kill("SIGKILL");
        const { result, ms } = await movedOn(scene, 2);
        expect(ms).toBeLessThan(movesOnWithinMs);
        expect(result).toBe("unavailable");
        // Until the killed one's answer can no longer come (refresh.test.ts goes on from here).
        expect(await refreshSession(scene.waiter, scene.session.id, 1)).toBe("unavailable");
        expect(scene.platform.seen).toEqual(["refresh-1", "refresh-1"]);
      }),
    60_000,
  );

  it.concurrent(
    "and one whose time of day is set forward by an hour in the middle: nothing happens",
    () =>
      play(
        "the time of day is set",
        0,
        async (scene) => {
          await scene.platform.arrival;
          const result = await waitedOut(scene);
          expect(await scene.line()).toBe("2");
          await expectAllIsWell(scene, [result]);
        },
        3_000,
      ),
    60_000,
  );
});
