import fc from "fast-check";
import { contextOn, grant, newSession, refreshContextOn } from "@/tests/contract/session-store/session-fixtures";
import { VirtualTime } from "@/tests/support/session/virtual-time";
import { chooseRole } from "./choose-role";
import { endSession } from "./end-session";
import { refreshSession } from "./refresh";
import type { RefreshContext } from "./refresh-context";
import { sessionAfterForbidden } from "./refresh-when";
import { createSession, type OpenSession, openSession } from "./sessions";
import type { SessionStore } from "./store/session-store";
import { openSqliteStore } from "./store/sqlite-store";

const seed = 20_260_115;
const numRuns = 10_000;
/** So that a sign-out, too, has to renew. */
const pastTheTokensEndMs = 20 * 60_000;
/** A holder may stand still for so long without anybody noticing. */
const longestStandstillMs = 4_500;

/** How far time goes on while something could have been done: that somebody stands still. */
const standstills = (mostMs: number) => fc.array(fc.tuple(fc.nat(40), fc.nat(mostMs)), { maxLength: 4 });

/** Processes over one store whose every step waits until the scheduler lets it go on, under a clock that the test moves. */
class Interleaving {
  readonly reused: string[] = [];
  private current = 1;
  /** What goes on after its caller gave up. */
  private readonly tracked: Promise<unknown>[] = [];

  constructor(
    private readonly scheduler: fc.Scheduler,
    private readonly store: SessionStore,
    private readonly time: VirtualTime,
  ) {}

  get refreshes(): number {
    return this.current - 1;
  }

  private step(label: string): Promise<void> {
    return this.scheduler.schedule(Promise.resolve(), label);
  }

  private stepped<Args extends unknown[], T>(label: string, method: (...args: Args) => Promise<T>) {
    return async (...args: Args): Promise<T> => {
      await this.step(label);
      return method(...args);
    };
  }

  /** A platform that accepts each refresh token once, and ends all of them where one comes twice. */
  private readonly callUpstream: RefreshContext["callUpstream"] = async (token, mayLeave) => {
    await this.step("connect");
    if (!mayLeave()) return { outcome: "withheld" };
    await this.step("arrive");
    const isAccepted = token === `refresh-${this.current}`;
    if (isAccepted) this.current += 1;
    else this.reused.push(token);
    const next = `refresh-${this.current}`;
    await this.step("answer");
    return isAccepted ? { outcome: "ok", grant: grant({ refreshToken: next }) } : { outcome: "refused" };
  };

  process(): RefreshContext {
    const store: SessionStore = {
      ...this.store,
      read: this.stepped("read", this.store.read),
      compareAndSet: this.stepped("compareAndSet", this.store.compareAndSet),
      markDoubt: this.stepped("markDoubt", this.store.markDoubt),
      destroy: this.stepped("destroy", this.store.destroy),
      lease: this.stepped("lease", this.store.lease),
      renew: this.stepped("renew", this.store.renew),
      beginSend: this.stepped("beginSend", this.store.beginSend),
      release: this.stepped("release", this.store.release),
    };
    const clock = () => this.time.clock() + pastTheTokensEndMs;
    const context = contextOn(store, { ...this.time, clock });
    const endUpstream = this.stepped("end", async () => undefined);
    const calls = { callUpstream: this.callUpstream, endUpstream };
    return { ...refreshContextOn(context, calls), trackUntilDone: (work) => this.track(work) };
  }

  private track<T>(work: Promise<T>): Promise<T> {
    this.tracked.push(work);
    return work;
  }

  start(): Promise<OpenSession> {
    return createSession(contextOn(this.store, this.time), newSession());
  }

  open(id: string): Promise<OpenSession | "unknown"> {
    return openSession(contextOn(this.store, this.time), id);
  }

  /** @param stops after how many steps time goes on by how much; else it goes on when nothing is left to do */
  async run<T>(work: Promise<T>, stops: [number, number][]): Promise<T> {
    let isDone = false;
    const end = () => {
      isDone = true;
    };
    const all = work.then(() => Promise.all(this.tracked));
    all.then(end, end);
    const left = [...stops];
    for (let steps = 0; !isDone; steps += 1) {
      const [next] = left;
      if (next !== undefined && steps >= next[0]) {
        left.shift();
        this.time.advance(next[1]);
      } else if (this.scheduler.count() > 0) await this.scheduler.waitOne();
      else this.time.advanceToNext();
      // Until everybody waits for a step or for time.
      await new Promise(setImmediate);
    }
    await all;
    return work;
  }
}

async function signOut(context: RefreshContext, id: string): Promise<void> {
  const { signOutAtPlatform } = await endSession(context, id);
  await signOutAtPlatform();
}

describe("refresh under any interleaving", () => {
  const time = new VirtualTime();
  const store = openSqliteStore(":memory:", () => Math.floor(time.ticks()));
  afterAll(() => store.close());
  beforeAll(() => process.stdout.write(`fast-check seed ${seed}, ${numRuns} interleavings\n`));

  function check(runs: number, mostMs: number, story: (it: Interleaving, stops: [number, number][]) => Promise<void>) {
    const property = fc.asyncProperty(fc.scheduler(), standstills(mostMs), (scheduler, stops) =>
      story(new Interleaving(scheduler, store, time), stops),
    );
    return fc.assert(property, { seed, numRuns: runs });
  }

  it(
    "R12 a sign-out is never undone, and no refresh token is used twice",
    () =>
      check(numRuns * 0.4, longestStandstillMs / 4, async (it, stops) => {
        const { id } = await it.start();
        const [one, two] = [it.process(), it.process()];
        await it.run(Promise.all([refreshSession(one, id, 1), refreshSession(two, id, 1), signOut(one, id)]), stops);
        expect([await it.open(id), it.reused, it.refreshes <= 1]).toEqual(["unknown", [], true]);
      }),
    180_000,
  );

  it(
    "R8 late callers, two processes and a role chosen meanwhile: one refresh, nothing lost",
    () =>
      check(numRuns * 0.4, longestStandstillMs / 4, async (it, stops) => {
        const session = await it.start();
        const [one, two] = [it.process(), it.process()];
        const work = [refreshSession(one, session.id, 1), refreshSession(two, session.id, 1)];
        await it.run(Promise.all([...work, chooseRole(two, session, "WH_ADMIN")]), stops);
        expect([await it.open(session.id), it.reused, it.refreshes <= 1]).toMatchObject([
          { record: { chosenRole: "WH_ADMIN", refreshToken: `refresh-${it.refreshes + 1}` } },
          [],
          true,
        ]);
      }),
    180_000,
  );

  it(
    "R6 whoever stands still for longer: at most one reuse, then new tokens that count or one sign-out",
    () =>
      check(numRuns * 0.2, 40_000, async (it, stops) => {
        const { id } = await it.start();
        const processes = [it.process(), it.process(), it.process()];
        await it.run(Promise.all(processes.map((each) => refreshSession(each, id, 1))), stops);
        expect(it.reused.length).toBeLessThanOrEqual(1);
        const [one] = processes;
        const after = await it.open(id);
        if (one === undefined || after === "unknown") return;
        if (it.reused.length === 0) expect(after.record.refreshToken).toBe(`refresh-${it.refreshes + 1}`);
        if (after.gen === 1 || it.reused.length === 0) return;
        // A strict platform has ended the tokens by now: its first 403 is answered by a refresh, not by 30 s of 403s.
        expect(await it.run(sessionAfterForbidden(one, after), [])).not.toBe("forbidden");
      }),
    180_000,
  );
});
