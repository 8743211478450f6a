import type { Call } from "@/lib/calls/call";
import { downloadCalls, queryCalls } from "@/lib/resources/call-table";
import type { WireAnswer } from "@/tests/support/console/http-exchange";
import { inParallel } from "@/tests/support/console/in-parallel";
import { ownPageHeaders } from "@/tests/support/console/visitor";
import { pagePaths } from "./app-routes";
import type { ConsoleSuite } from "./console-suite";
import { type Trick, tricks } from "./middleware-tricks";
import { browserRestCalls, sampleRequest } from "./sample-args";

const protectedCalls: readonly Call[] = [...browserRestCalls, ...queryCalls, ...downloadCalls].filter(
  ({ access }) => access !== "public",
);

interface Target {
  readonly method: string;
  readonly path: string;
  readonly body?: string;
}

const calls: readonly Target[] = protectedCalls.map(sampleRequest);

const pagesAndSession: readonly Target[] = [
  ...pagePaths("(console)").map((path) => ({ method: "GET", path })),
  { method: "GET", path: "/api/session" },
  { method: "GET", path: "/api/session/list" },
  { method: "GET", path: "/api/export/orders?export-format=csv&export-columns=id" },
  { method: "POST", path: "/api/session/end-others" },
  { method: "POST", path: "/api/session/role", body: '{"role":"ACQUIRER"}' },
];

const targets: readonly Target[] = [...pagesAndSession, ...calls];

/** Tried on every page and call alike: at least 60. */
const onEveryTarget = tricks.filter(({ path }) => path === undefined);

/**
 * Another spelling of the address leaves the handler that calls share, or reaches it as any call does; most end at a
 * rendered 404 page. So the spellings take turns: each is tried on every page and a third of the calls.
 */
function targetsOf(trick: Trick, turn: number): readonly Target[] {
  if (trick.path === undefined) return targets;
  return [...pagesAndSession, ...calls.filter((_call, index) => index % 3 === turn % 3)];
}

/** Words that only somebody signed in is shown: their session's view, a row. */
const insideOnly = /secondsLeft|chosenRole|"totalCount"|NIR-1001/;

/** A succeeded answer of the API or a file. Next itself may say `{}`, which is nothing. */
const succeeded = /^\{"data":|^%PDF|^PK/;

function isLeak({ text }: WireAnswer): boolean {
  return insideOnly.test(text) || succeeded.test(text);
}

function attempt(suite: ConsoleSuite, trick: Trick, target: Target): Promise<WireAnswer> {
  const isCall = target.path.startsWith("/api/");
  const method = trick.method ?? target.method;
  const path = trick.path?.(target.path) ?? target.path;
  const headers = { ...(isCall ? ownPageHeaders(suite.console.address) : { accept: "text/html" }), ...trick.headers };
  const body = method === "GET" || method === "HEAD" ? undefined : (target.body ?? "{}");
  return suite.console.visitor().send({ method, path, headers, body });
}

/** Tries every trick on every protected page and call (W9), with the middleware or without it. */
export function theLockHolds(suite: ConsoleSuite): void {
  it(`W9 there are ${onEveryTarget.length} tricks, at least 60, for each of ${targets.length} targets, and ${tricks.length - onEveryTarget.length} spellings`, () => {
    expect(onEveryTarget.length).toBeGreaterThanOrEqual(60);
    expect(targets.length).toBeGreaterThan(30);
  });

  const turns = tricks.map((trick, turn) => [trick.name, trick, turn] as const);
  it.each(turns)("W9 %s opens nothing", async (_name, trick, turn) => {
    const answers = await inParallel(targetsOf(trick, turn), 8, async (target) => ({
      target,
      answer: await attempt(suite, trick, target),
    }));
    const leaks = answers.filter(({ answer }) => isLeak(answer));
    expect(leaks.map(({ target, answer }) => `${target.path} ${answer.status} ${answer.text.slice(0, 200)}`)).toEqual(
      [],
    );
    expect(answers.filter(({ answer }) => answer.status >= 500).map(({ target }) => target.path)).toEqual([]);
    expect(suite.upstream.journal.entries.map(({ target }) => target)).toEqual([]);
  });

  it("W9 a session opens the same targets, which shows that the refusals are about the session", async () => {
    const visitor = await suite.signedIn("CHAIN_ADMIN");
    for (const { method, path, body } of targets) {
      const headers = path.startsWith("/api/") ? ownPageHeaders(suite.console.address) : { accept: "text/html" };
      const { status, text } = await visitor.send({ method, path, body, headers });
      expect([path, status]).toEqual([path, 200]);
      if (!path.startsWith("/api/")) expect(text).toMatch(insideOnly);
    }
  });
}
