import { ordersCalls } from "@/lib/resources/orders/orders.calls";
import { receptionsCalls } from "@/lib/resources/receptions/receptions.calls";
import type { Role } from "@/lib/roles/roles";
import { inParallel } from "@/tests/support/console/in-parallel";
import { type KeptConsole, keptConsole } from "@/tests/support/console/kept-console";
import { strayLines } from "@/tests/support/console/log-form";
import type { ConsoleSettings, TestConsole } from "@/tests/support/console/start-console";
import { shareKeptConsole, startConsole } from "@/tests/support/console/start-console";
import { until } from "@/tests/support/console/until";
import type { Visitor } from "@/tests/support/console/visitor";
import { emailOf } from "@/tests/support/fault-upstream/people";
import type { FaultUpstream } from "@/tests/support/fault-upstream/start-fault-upstream";
import { startFaultUpstream } from "@/tests/support/fault-upstream/start-fault-upstream";

interface Settings extends Omit<ConsoleSettings, "upstream"> {
  /** It is ended, or what is done to it outlasts the file. What sets its environment has its own anyway. */
  readonly own?: boolean;
}

/** A fault upstream and a built console in front of it, for one test file. */
export interface ConsoleSuite {
  readonly upstream: FaultUpstream;
  readonly console: TestConsole;
  /** Somebody new, signed in. */
  signedIn(role: Role): Promise<Visitor>;
  /** People whose access token is past its end, by its own date. */
  signedInWithExpiredTokens(role: Role, count: number, replica?: number): Promise<Visitor[]>;
}

/** Machines are busy. A test waits for conditions, so a long limit costs nothing where it passes. */
const timeoutMs = 180_000;

/**
 * Starts both before the file's tests and stops them after; the console is one that the worker keeps for all such files,
 * unless the settings make it the file's own. Whatever a file tests, at its end no
 * answer and no log line held a planted secret, each log line was of the closed form, no refresh token was used twice, and
 * nothing reached the platform that the call table does not list.
 *
 * @param settings what the console needs beyond the usual; a function where it must be made first
 */
export function consoleSuite(settings: Settings | (() => Promise<Settings>) = {}): ConsoleSuite {
  let upstream: FaultUpstream | undefined;
  let console: TestConsole | undefined;
  let kept: KeptConsole | undefined;
  let people = 0;
  /** By replica: each gives out forms of its own. */
  const formOpeners = new Map<number, Visitor>();
  jest.setTimeout(timeoutMs);

  beforeAll(async () => {
    const wanted = typeof settings === "function" ? await settings() : settings;
    kept = wanted.own === true || wanted.env !== undefined ? undefined : await keptConsole();
    upstream = await startFaultUpstream(kept?.upstream);
    console =
      kept === undefined
        ? await startConsole({ ...wanted, upstream })
        : await shareKeptConsole(kept, upstream, wanted.replicas);
  }, timeoutMs);

  beforeEach(() => upstream?.calm());

  afterAll(async () => {
    const logs = console?.logs() ?? "";
    console?.watch.inspectLog(logs);
    if (kept !== undefined && !(await isWell(suite))) kept.dismiss();
    await console?.stop();
    await upstream?.stop();
    expect(console?.watch.leaks).toEqual([]);
    expect(upstream?.tokens.reuses).toBe(0);
    expect(upstream?.journal.unlisted).toEqual([]);
    expect(strayLines(logs)).toEqual([]);
    expect(logs).not.toMatch(/unhandled ?rejection|uncaught ?exception/i);
  }, timeoutMs);

  /** Somebody new, at the sign-in form. */
  async function newcomer(replica = 0): Promise<Visitor> {
    const opener = formOpeners.get(replica) ?? suite.console.visitor(replica);
    formOpeners.set(replica, opener);
    return await suite.console.visitor(replica).withFormOf(opener);
  }

  const suite: ConsoleSuite = {
    get upstream() {
      return started(upstream);
    },
    get console() {
      return started(console);
    },
    async signedIn(role) {
      people += 1;
      const email = emailOf(role, people);
      return (await newcomer()).signIn(email);
    },
    async signedInWithExpiredTokens(role, count, replica = 0) {
      const { tokens } = suite.upstream;
      const usual = tokens.lifetimeS;
      tokens.lifetimeS = 1;
      const emails = Array.from({ length: count }, () => emailOf(role, ++people));
      const visitors = await inParallel(emails, 8, async (email) => (await newcomer(replica)).signIn(email));
      tokens.lifetimeS = usual;
      await until("the tokens to reach their end", () => emails.every((email) => tokens.liveTokensOf(email) === 0));
      return visitors;
    },
  };
  return suite;
}

/** Whether the next file finds it as a new one: the breakers closed, both ways to the platform open. */
async function isWell({ console, upstream }: ConsoleSuite): Promise<boolean> {
  upstream.calm();
  const answers = console.replicas.map(async (_replica, index) => {
    const visitor = console.visitor(index);
    await visitor.signIn(emailOf("CHAIN_ADMIN", 1_000_000));
    const calls = [visitor.call(ordersCalls.list, {}), visitor.call(receptionsCalls.list, { limit: 1 })];
    return (await Promise.all(calls)).every(({ status }) => status === 200);
  });
  return Promise.all(answers).then(
    (all) => all.every(Boolean),
    () => false,
  );
}

function started<Thing>(thing: Thing | undefined): Thing {
  if (thing === undefined) throw new Error("Not started yet: use it inside a test.");
  return thing;
}
