import type { Role } from "@/lib/roles/roles";
import { inParallel } from "@/tests/support/console/in-parallel";
import type { ConsoleSettings, TestConsole } from "@/tests/support/console/start-console";
import { startConsole } from "@/tests/support/console/start-console";
import { until } from "@/tests/support/console/until";
import type { Visitor } from "@/tests/support/console/visitor";
import { emailOf } from "@/tests/support/fault-upstream/people";
import type { FaultUpstream } from "@/tests/support/fault-upstream/start-fault-upstream";
import { startFaultUpstream } from "@/tests/support/fault-upstream/start-fault-upstream";

type Settings = Omit<ConsoleSettings, "upstream">;

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
 * Starts both before the file's tests and stops them after. Whatever a file tests, at its end no
 * answer and no log line held a planted secret, no refresh token was used twice, and nothing reached
 * the platform that the call table does not list.
 *
 * @param settings what the console needs beyond the usual; a function where it must be made first
 */
export function consoleSuite(settings: Settings | (() => Promise<Settings>) = {}): ConsoleSuite {
  let upstream: FaultUpstream | undefined;
  let console: TestConsole | undefined;
  let people = 0;
  jest.setTimeout(timeoutMs);

  beforeAll(async () => {
    const own = typeof settings === "function" ? await settings() : settings;
    upstream = await startFaultUpstream();
    console = await startConsole({ ...own, upstream });
  }, timeoutMs);

  beforeEach(() => upstream?.calm());

  afterAll(async () => {
    const logs = console?.logs() ?? "";
    console?.watch.inspectLog(logs);
    await console?.stop();
    await upstream?.stop();
    expect(console?.watch.leaks).toEqual([]);
    expect(upstream?.tokens.reuses).toBe(0);
    expect(upstream?.journal.unlisted).toEqual([]);
    expect(logs).not.toMatch(/unhandled ?rejection|uncaught ?exception/i);
  }, timeoutMs);

  const suite: ConsoleSuite = {
    get upstream() {
      return started(upstream);
    },
    get console() {
      return started(console);
    },
    signedIn(role) {
      people += 1;
      return suite.console.visitor().signIn(emailOf(role, people));
    },
    async signedInWithExpiredTokens(role, count, replica = 0) {
      const { tokens } = suite.upstream;
      const usual = tokens.lifetimeS;
      tokens.lifetimeS = 1;
      const emails = Array.from({ length: count }, () => emailOf(role, ++people));
      const visitors = await inParallel(emails, 8, (email) => suite.console.visitor(replica).signIn(email));
      tokens.lifetimeS = usual;
      await until("the tokens to reach their end", () => emails.every((email) => tokens.liveTokensOf(email) === 0));
      return visitors;
    },
  };
  return suite;
}

function started<Thing>(thing: Thing | undefined): Thing {
  if (thing === undefined) throw new Error("Not started yet: use it inside a test.");
  return thing;
}
