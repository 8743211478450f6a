import fc from "fast-check";
import { contextOn, grant, newSession } from "@/tests/contract/session-store/session-fixtures";
import { chooseRole } from "./choose-role";
import { endSession } from "./end-session";
import { type RefreshContext, refreshSession } from "./refresh";
import { createSession, type OpenSession, openSession } from "./sessions";
import type { SessionStore } from "./store/session-store";
import { openSqliteStore } from "./store/sqlite-store";

const seed = 20_260_115;
const numRuns = 10_000;
/** So that a sign-out, too, has to renew. */
const pastTheTokensEndMs = 20 * 60_000;

/** Every call of the real store, of the platform and of the pause waits until the scheduler lets it go on. */
function scheduled(store: SessionStore, scheduler: fc.Scheduler): SessionStore {
  return {
    ...store,
    read: scheduler.scheduleFunction(store.read),
    compareAndSet: scheduler.scheduleFunction(store.compareAndSet),
    destroy: scheduler.scheduleFunction(store.destroy),
    lease: scheduler.scheduleFunction(store.lease),
    release: scheduler.scheduleFunction(store.release),
  };
}

describe("refresh under any interleaving", () => {
  const store = openSqliteStore(":memory:");
  afterAll(() => store.close());

  /** A platform that accepts each refresh token once. */
  function platform(scheduler: fc.Scheduler) {
    let current = 1;
    const reused: string[] = [];
    const call = scheduler.scheduleFunction(async (token: string) => {
      if (token !== `refresh-${current}`) {
        reused.push(token);
        return { outcome: "refused" } as const;
      }
      current += 1;
      return { outcome: "ok", grant: grant({ refreshToken: `refresh-${current}` }) } as const;
    });
    return { call, reused, refreshes: () => current - 1 };
  }

  function processOn(scheduler: fc.Scheduler, callUpstream: RefreshContext["callUpstream"]): RefreshContext {
    const pause = scheduler.scheduleFunction(async () => undefined);
    const endUpstream = scheduler.scheduleFunction(async () => undefined);
    const context = contextOn(scheduled(store, scheduler), { pause, clock: () => Date.now() + pastTheTokensEndMs });
    return { ...context, inFlight: new Map(), callUpstream, endUpstream };
  }

  async function started(): Promise<OpenSession> {
    return createSession(contextOn(store), newSession());
  }

  async function signOut(context: RefreshContext, id: string): Promise<void> {
    const signOutAtPlatform = await endSession(context, id);
    await signOutAtPlatform();
  }

  beforeAll(() => process.stdout.write(`fast-check seed ${seed}, ${numRuns} interleavings\n`));

  it("R12 a sign-out is never undone, and no refresh token is used twice", async () => {
    const property = fc.asyncProperty(fc.scheduler(), async (scheduler) => {
      const { id } = await started();
      const upstream = platform(scheduler);
      const [one, two] = [processOn(scheduler, upstream.call), processOn(scheduler, upstream.call)];
      const all = Promise.all([refreshSession(one, id, 1), refreshSession(two, id, 1), signOut(one, id)]);
      await scheduler.waitFor(all);
      expect(await openSession(contextOn(store), id)).toBe("unknown");
      expect(upstream.reused).toEqual([]);
      expect(upstream.refreshes()).toBeLessThanOrEqual(1);
    });
    await fc.assert(property, { seed, numRuns: numRuns / 2 });
  }, 180_000);

  it("R8 late callers, two processes and a role chosen meanwhile: one refresh, nothing lost", async () => {
    const property = fc.asyncProperty(fc.scheduler(), async (scheduler) => {
      const session = await started();
      const upstream = platform(scheduler);
      const [one, two] = [processOn(scheduler, upstream.call), processOn(scheduler, upstream.call)];
      const all = Promise.all([
        refreshSession(one, session.id, 1),
        refreshSession(two, session.id, 1),
        chooseRole(two, session, "WH_ADMIN"),
      ]);
      await scheduler.waitFor(all);
      const end = await openSession(contextOn(store), session.id);
      expect(end).toMatchObject({
        record: { chosenRole: "WH_ADMIN", refreshToken: `refresh-${upstream.refreshes() + 1}` },
      });
      expect(upstream.reused).toEqual([]);
      expect(upstream.refreshes()).toBeLessThanOrEqual(1);
    });
    await fc.assert(property, { seed, numRuns: numRuns / 2 });
  }, 180_000);
});
