import type { Call, RestCall } from "@/lib/calls/call";
import { documentationServiceCalls, downloadCalls, queryCalls } from "@/lib/resources/call-table";
import type { WireAnswer } from "@/tests/support/console/http-exchange";
import { inParallel } from "@/tests/support/console/in-parallel";
import { ownPageHeaders } from "@/tests/support/console/visitor";
import { isExhaustive } from "@/tests/support/exhaustive";
import { pagePaths } from "./app-routes";
import type { ConsoleSuite } from "./console-suite";
import { type Trick, tricks } from "./middleware-tricks";
import { browserRestCalls, sampleHeaders, sampleRequest } from "./sample-args";

const isProtected = ({ access }: Call): boolean => access !== "public";

interface Target {
  readonly method: string;
  readonly path: string;
  readonly body?: string;
  /** Of the table, where it takes more than its path and body. */
  readonly call?: RestCall;
}

const reading = (path: string): Target => ({ method: "GET", path });

/** By kind: the targets of one kind stand behind the same code. */
const kinds: Readonly<Record<string, readonly Target[]>> = {
  pages: pagePaths("(console)").map(reading),
  "views of the session": ["/api/session", "/api/session/list"].map(reading),
  "writes of the session": [
    { method: "POST", path: "/api/session/end-others" },
    { method: "POST", path: "/api/session/role", body: '{"role":"ACQUIRER"}' },
  ],
  exports: [reading("/api/export/orders?export-format=csv&export-columns=id")],
  reads: browserRestCalls
    .filter(({ method }) => method === "GET")
    .filter(isProtected)
    .map(sampleRequest),
  writes: browserRestCalls
    .filter(({ method }) => method !== "GET")
    .filter(isProtected)
    .map((call) => ({ ...sampleRequest(call), call })),
  queries: [...queryCalls, ...documentationServiceCalls].filter(isProtected).map(sampleRequest),
  files: downloadCalls.filter(isProtected).map(sampleRequest),
};

const targets = Object.values(kinds).flat();

/** Of so many targets of one kind each trick is tried on one (decision 0027). */
const oneOf = isExhaustive ? 1 : 5;

/** Nothing at all is tried on every target; each trick on some of every kind, and the targets take turns. */
function targetsOf({ headers, path, method }: Trick, turn: number): readonly Target[] {
  if (headers === undefined && path === undefined && method === undefined) return targets;
  return Object.values(kinds).flatMap((ofKind) => {
    const share = Math.min(oneOf, ofKind.length);
    return ofKind.filter((_target, index) => index % share === turn % share);
  });
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

/** Tries the tricks on every protected page and call (W9), with the middleware or without it. */
export function theLockHolds(suite: ConsoleSuite): void {
  const turns = tricks.map((trick, turn) => [trick.name, trick, turn] as const);

  it(`W9 there are ${tricks.length} tricks, at least 60, for each kind of target, and at least 15 for each of ${targets.length} targets`, () => {
    expect(tricks.length).toBeGreaterThanOrEqual(60);
    expect(targets.length).toBeGreaterThan(30);
    const tried = turns.map(([_name, trick, turn]) => targetsOf(trick, turn));
    expect(targets.filter((target) => tried.filter((chosen) => chosen.includes(target)).length < 15)).toEqual([]);
    for (const chosen of tried)
      expect(Object.values(kinds).filter((ofKind) => !ofKind.some((each) => chosen.includes(each)))).toEqual([]);
  });

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
    for (const { method, path, body, call } of targets) {
      const own = path.startsWith("/api/") ? ownPageHeaders(suite.console.address) : { accept: "text/html" };
      const headers = { ...own, ...(call === undefined ? {} : await sampleHeaders(call, visitor)) };
      const { status, text } = await visitor.send({ method, path, body, headers });
      expect([path, status]).toEqual([path, 200]);
      if (!path.startsWith("/api/")) expect(text).toMatch(insideOnly);
    }
  });
}
