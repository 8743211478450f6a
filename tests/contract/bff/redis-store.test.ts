import { ordersCalls } from "@/lib/resources/orders/orders.calls";
import { sessionCalls } from "@/lib/resources/session/session.calls";
import { inParallel, tally } from "@/tests/support/console/in-parallel";
import { until } from "@/tests/support/console/until";
import type { RedisServer } from "../session-store/redis-server";
import { startRedis } from "../session-store/redis-server";
import { consoleSuite } from "./console-suite";
import { awaitedLines } from "./log-lines";

let redis: RedisServer | undefined;

const suite = consoleSuite(async () => {
  redis = await startRedis();
  return { replicas: 3, env: { SESSION_STORE_URL: redis.url } };
});

afterAll(() => redis?.stop());

const refreshes = () => suite.upstream.journal.count(sessionCalls.refresh.id);
const hundred = Array.from({ length: 100 }, (_, index) => index);

it("R2 300 parallel calls over three replicas on Redis cause exactly one refresh", async () => {
  const [visitor] = await suite.signedInWithExpiredTokens("CHAIN_ADMIN", 1);
  const three = suite.console.replicas.map(({ origin }) => visitor?.at(origin));
  const answers = await Promise.all(three.flatMap((each) => hundred.map(() => each?.call(ordersCalls.list, {}))));
  expect(tally(answers.map((answer) => answer?.status ?? 0))).toEqual({ 200: 300 });
  expect(refreshes()).toBe(1);
});

it("R2 in 20 rounds of 21 calls over three replicas on Redis each session is refreshed exactly once", async () => {
  const visitors = await suite.signedInWithExpiredTokens("CHAIN_ADMIN", 20);
  const rounds = await inParallel(visitors, 2, (visitor) => {
    const three = suite.console.replicas.map(({ origin }) => visitor.at(origin));
    return Promise.all(three.flatMap((each) => hundred.slice(0, 7).map(() => each.call(ordersCalls.list, {}))));
  });
  expect(tally(rounds.flat().map(({ status }) => status))).toEqual({ 200: 420 });
  expect(refreshes()).toBe(20);
});

it("S4 signing out at one replica on Redis ends the session at all of them at once", async () => {
  const visitor = await suite.signedIn("L1S");
  const others = suite.console.replicas.map(({ origin }) => visitor.at(origin));
  expect((await visitor.ask("/api/session/sign-out", { method: "POST" })).status).toBeLessThan(300);
  const answers = await Promise.all(others.map((each) => each.ask("/api/session")));
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 401]);
});

it("O7 readiness follows the session store, liveness does not, and both recover alone", async () => {
  const visitor = suite.console.visitor();
  redis?.signal("SIGSTOP");
  await until("not ready", async () => (await visitor.ask("/api/health/ready")).status === 503);
  expect((await visitor.ask("/api/health/live")).status).toBe(200);
  redis?.signal("SIGCONT");
  await until("ready again", async () => (await visitor.ask("/api/health/ready")).status === 200);
});

it("S9 O5 while the store is silent pages and calls are 503, and nobody is signed out", async () => {
  const visitor = await suite.signedIn("CHAIN_ADMIN");
  redis?.signal("SIGSTOP");
  // Who opens the sign-in page is asked for by the page itself, not at the door.
  for (const path of ["/api/session", "/api/rest/orders", "/orders", "/login"]) {
    const { status, headers, text } = await visitor.ask(path);
    expect([path, status]).toEqual([path, 503]);
    expect([path, Number(headers["retry-after"])]).toEqual([path, 2]);
    expect(headers["set-cookie"]).toBeUndefined();
    if (path.startsWith("/api")) expect(text).toContain('"session-unavailable"');
  }
  redis?.signal("SIGCONT");
  await until("the same session again", async () => (await visitor.ask("/api/rest/orders")).status === 200);
  // The log says why the page failed, under the id of the page's own line.
  const [failed] = await awaitedLines(
    suite.console,
    "the page that failed",
    ({ msg, route }) => msg === "page failed" && route === "/login",
  );
  expect(failed).toMatchObject({
    fault: expect.stringContaining("SessionStoreUnavailable"),
    digest: expect.any(String),
  });
  const [line] = await awaitedLines(
    suite.console,
    "its page",
    ({ msg, requestId }) => msg === "page" && requestId === failed?.requestId,
  );
  expect(line?.status).toBe(503);
});

it("S5 signing out while the store is silent says so, and keeps the cookie of a session that lives on", async () => {
  const visitor = await suite.signedIn("CHAIN_ADMIN");
  redis?.signal("SIGSTOP");
  const { status, headers } = await visitor.ask("/api/session/sign-out", { method: "POST" });
  expect([status, Number(headers["retry-after"])]).toEqual([503, 2]);
  expect(headers["set-cookie"]).toBeUndefined();
  redis?.signal("SIGCONT");
  await until("the same session again", async () => (await visitor.ask("/api/session")).status === 200);
});
