import Database from "libsql";
import { ordersCalls } from "@/lib/resources/orders/orders.calls";
import { sessionCalls } from "@/lib/resources/session/session.calls";
import { keyOfSessionId } from "@/server/session/session-id";
import { inParallel, tally } from "@/tests/support/console/in-parallel";
import type { Visitor } from "@/tests/support/console/visitor";
import { jsonAnswer, type RestFault, send } from "@/tests/support/fault-upstream/exchange";
import {
  cutAfter,
  delayed,
  failing,
  htmlPage,
  over,
  raw,
  redirectedTo,
  replaced,
  resetting,
  truncatedJson,
} from "@/tests/support/fault-upstream/rest-faults";
import { consoleSuite } from "./console-suite";
import { expectSessionKept } from "./unclear-refresh";

const suite = consoleSuite({ own: true });
const refreshes = () => suite.upstream.journal.count(sessionCalls.refresh.id);
const fifty = Array.from({ length: 50 }, (_, index) => index);
const orders = { query: { limit: 1 } };

async function oneWithExpiredToken() {
  const [visitor] = await suite.signedInWithExpiredTokens("L1S", 1);
  if (visitor === undefined) throw new Error("Nobody.");
  return visitor;
}

describe("R4 a refused refresh", () => {
  let visitors: Visitor[] = [];
  beforeAll(async () => {
    visitors = await suite.signedInWithExpiredTokens("L1S", 4);
  });

  it.each([400, 401, 403, 404])("R4 with %d signs out once: every waiter 401, one attempt", async (status) => {
    const visitor = visitors.pop();
    if (visitor === undefined) throw new Error("Nobody.");
    suite.upstream.restFaults.on(sessionCalls.refresh, failing(status, "Invalid refresh token"));
    const answers = await Promise.all(fifty.map(() => visitor.at(visitor.origin).call(ordersCalls.list, orders)));
    expect(tally(answers.map((answer) => answer.status))).toEqual({ 401: 50 });
    expect(answers.some(({ text }) => text.includes("session-ended"))).toBe(true);
    expect(refreshes()).toBe(1);
    suite.upstream.restFaults.clear();
    expect((await visitor.call(ordersCalls.list, orders)).status).toBe(401);
    expect(refreshes()).toBe(1);
  });
});

/** An answer as it would be, of a platform that has not spent the refresh token. */
const pair = { apiToken: "a.b.c", userPreferences: { tokenRefresh: "refresh-0001" } };
const person = { firstName: "Ana", lastName: "Pop", email: "ana@example.test", roles: ["ROLE_L1S"] };
const whole = jsonAnswer(200, { ...pair, ...person });

/** Silence, which takes longest, is in time-limits.test.ts. */
const unclear: [string, RestFault][] = [
  ["500", failing(500)],
  ["503", failing(503)],
  ["429", failing(429)],
  ["502 as an HTML page", htmlPage(502)],
  ["403 as an HTML page", htmlPage(403)],
  ["404 as an HTML page", htmlPage(404)],
  ["200 as an HTML page", htmlPage(200)],
  ["a reset connection", resetting],
  ["a cut answer", over(whole, cutAfter(0.5))],
  ["bad JSON", over(whole, truncatedJson(0.7))],
  ["an empty answer", raw(200, "application/json", "")],
  ["a redirect", redirectedTo("http://127.0.0.1:9", 302)],
  ["no refresh token", replaced(jsonAnswer(200, { ...person, apiToken: "a.b.c" }))],
  ["no access token", replaced(jsonAnswer(200, { ...person, userPreferences: pair.userPreferences }))],
  ["no roles", replaced(jsonAnswer(200, { ...pair, ...person, roles: undefined }))],
];

describe("R5 a refresh that comes to nothing", () => {
  const faults = new Map<string, RestFault>();
  const tries = new Map<string, number>();
  let visitors: Visitor[] = [];

  /** Everybody meets a fault of their own, for several are played at once: they mostly wait. */
  const faultOfPerson: RestFault = (exchange) => {
    const token = exchange.request.url?.split("/").at(-1) ?? "";
    const email = suite.upstream.tokens.refresherOf(token)?.email ?? "";
    tries.set(email, (tries.get(email) ?? 0) + 1);
    return (faults.get(email) ?? send)(exchange);
  };

  beforeAll(async () => {
    visitors = await suite.signedInWithExpiredTokens("L1S", unclear.length);
    suite.upstream.calm();
    suite.upstream.restFaults.on(sessionCalls.refresh, faultOfPerson);
  });

  it.concurrent.each(unclear.map(([name, fault], index) => [name, fault, index] as const))(
    "R5 that ends in %s keeps the session: 503, rarely tried, recovers",
    async (_name, fault, index) => {
      const visitor = visitors[index];
      if (visitor === undefined) throw new Error("Nobody.");
      faults.set(visitor.email, fault);
      await expectSessionKept(
        visitor,
        () => tries.get(visitor.email) ?? 0,
        () => faults.delete(visitor.email),
      );
    },
  );
});

it("R3 a refresh that takes 3 s is waited for: one refresh, 50 times 200", async () => {
  const visitor = await oneWithExpiredToken();
  suite.upstream.restFaults.on(sessionCalls.refresh, delayed(3_000));
  const answers = await Promise.all(fifty.map(() => visitor.call(ordersCalls.list, orders)));
  expect(tally(answers.map(({ status }) => status))).toEqual({ 200: 50 });
  expect(refreshes()).toBe(1);
});

it("R7 1,000 calls met with 403 cause at most one refresh, show the 403 and sign nobody out", async () => {
  const visitor = await suite.signedIn("L1S");
  const forget = suite.upstream.restFaults.on(ordersCalls.list, failing(403, "No right to this"));
  const startedAt = performance.now();
  const thousand = Array.from({ length: 1_000 }, (_, index) => index);
  const answers = await inParallel(thousand, 20, () => visitor.call(ordersCalls.list, orders));
  const seconds = (performance.now() - startedAt) / 1000;
  expect(tally(answers.map(({ status }) => status))).toEqual({ 403: 1_000 });
  expect(refreshes()).toBeLessThanOrEqual(1 + Math.floor(seconds / 30));
  forget();
  expect((await visitor.call(ordersCalls.list, orders)).status).toBe(200);
});

it("R7 the first 403 leads to one refresh and one retry", async () => {
  const visitor = await suite.signedIn("L1S");
  suite.upstream.restFaults.on(ordersCalls.list, failing(403, "Token expired"), 1);
  expect((await visitor.call(ordersCalls.list, orders)).status).toBe(200);
  expect(refreshes()).toBe(1);
  expect(suite.upstream.journal.count(ordersCalls.list.id)).toBe(2);
});

it("R4 R7 a session whose refresh token may have been sent twice ends at its first 403", async () => {
  const visitor = await suite.signedIn("L1S");
  const { journal, tokens } = suite.upstream;
  tokens.revokeAccess();
  expect((await visitor.call(ordersCalls.list, orders)).status).toBe(200);
  expect(refreshes()).toBe(1);
  // As a strict platform does after a reuse: nothing of this sign-in counts any more.
  tokens.endSession(journal.of(ordersCalls.list.id).at(-1)?.token);
  expect((await visitor.call(ordersCalls.list, orders)).status).toBe(403);
  expect(refreshes()).toBe(1);

  const sessions = new Database(suite.console.sessionFile, { timeout: 1_000 });
  sessions.exec(`UPDATE session SET doubt = 'sent-twice' WHERE key = '${keyOfSessionId(visitor.sessionId)}'`);
  sessions.close();
  const answer = await visitor.call(ordersCalls.list, orders);
  expect(answer.status).toBe(401);
  expect(answer.text).toContain("session-ended");
  expect(refreshes()).toBe(2);
});
