import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { ordersCalls } from "@/lib/resources/orders/orders.calls";
import type { WireAnswer } from "@/tests/support/console/http-exchange";
import { tally } from "@/tests/support/console/in-parallel";
import { until } from "@/tests/support/console/until";
import { newNetwork, type Visitor } from "@/tests/support/console/visitor";
import { hanging } from "@/tests/support/fault-upstream/rest-faults";
import { type RedisServer, startRedis } from "../session-store/redis-server";
import { consoleSuite } from "./console-suite";
import { logLines } from "./log-lines";

let redis: RedisServer | undefined;
const suite = consoleSuite(async () => {
  redis = await startRedis();
  return { env: { SESSION_STORE_URL: redis.url } };
});
afterAll(() => redis?.stop());

let visitor: Visitor;
beforeAll(async () => {
  visitor = await suite.signedIn("CHAIN_ADMIN");
  // The first page of a process takes far longer than those that follow.
  await visitor.open("/orders");
});

/** Many more than a node serves within a second. */
const askedAtOnce = 200;
/** So many of one network take every place that falls free, where nothing keeps them from it. */
const manyOfOne = 80;
/** Who was refused asks again after so long: still far more often than a place falls free. */
const askAgainMs = 50;
/** As many as are made or wait at the least. */
const few = 16;
/** So long a page that somebody waits for would wait. */
const waitedForMs = 900;

const healthPaths = ["/api/health/live", "/api/health/ready"];

it("O11 where there is no room for more pages the log says once that it began and once that it is over", async () => {
  const told = () =>
    logLines(suite.console.logs())
      .filter(({ code, msg }) => code === "pages" && msg !== "refused by the listener")
      .map(({ level, msg }) => [level, msg]);
  const pages = await Promise.all(Array.from({ length: askedAtOnce }, () => visitor.open("/orders")));
  expect(pages.filter(({ status }) => status === 503).length).toBeGreaterThan(1);
  await until("the log to say that it is over", () => told().length > 1);
  expect(told()).toEqual([
    ["warn", "refusing for want of room"],
    ["info", "room for all again"],
  ]);
});

it("O11 of more pages than the console can make some are served, the rest is told so at once, and health goes on", async () => {
  const refused: WireAnswer[] = [];
  const served: WireAnswer[] = [];
  const pages = Array.from({ length: askedAtOnce }, async () => {
    const answer = await visitor.open("/orders");
    (answer.status === 200 ? served : refused).push(answer);
  });
  let isDone = false;
  const all = Promise.all(pages).finally(() => {
    isDone = true;
  });
  const health: WireAnswer[] = [];
  while (!isDone)
    for (const path of healthPaths) health.push(await suite.console.visitor().send({ path, headers: {} }));
  await all;
  expect(tally(refused.map(({ status }) => status))).toEqual({ 503: refused.length });
  // How many is the machine's affair: a busy one takes seconds to ask for all of them.
  expect(refused.length).toBeGreaterThan(few);
  expect(served.length).toBeGreaterThanOrEqual(few);
  for (const { headers, text } of refused) {
    expect(Number(headers["retry-after"])).toBeGreaterThan(0);
    expect(headers["cache-control"]).toBe("private, no-store");
    expect(text).toContain("The console is busy");
  }
  for (const { text, isWhole } of served) expect([isWhole, text.endsWith("</html>")]).toEqual([true, true]);
  const last = Math.max(...served.map(({ tookMs }) => tookMs));
  expect(Math.max(...refused.map(({ tookMs }) => tookMs))).toBeLessThan(last / 2);
  expect(tally(health.map(({ status }) => status))).toEqual({ 200: health.length });
  // The upper bound allows for a busy machine; a balancer waits for two or three.
  expect(Math.max(...health.map(({ tookMs }) => tookMs))).toBeLessThan(2_000);
});

it("O11 who opens new connections all the time holds back no page", async () => {
  const { hostname, port } = new URL(suite.console.replicas[0]?.origin ?? "");
  const leaving = new AbortController();
  const comeAndGo = async () => {
    while (!leaving.signal.aborted) {
      const socket = connect(Number(port), hostname).on("error", () => undefined);
      socket.write(`GET /api/session HTTP/1.1\r\nHost: ${hostname}\r\nConnection: close\r\n\r\n`);
      socket.resume();
      await once(socket, "close");
    }
  };
  const callers = Array.from({ length: few }, comeAndGo);
  for (let page = 0; page < 4; page += 1) {
    const { status, tookMs } = await visitor.open("/orders");
    expect(status).toBe(200);
    expect(tookMs).toBeLessThan(waitedForMs);
  }
  leaving.abort();
  await Promise.all(callers);
});

it.each<[string, Record<string, string>]>([
  ["without a session", {}],
  ["with a session that is none", { cookie: `__Host-session=${randomBytes(32).toString("base64url")}` }],
])(
  "O11 who asks for the sign-in page again and again %s keeps nobody of their network out who is signed in",
  async (_how, shown) => {
    const network = { "x-forwarded-for": newNetwork() };
    const [flood, leaving] = [suite.console.visitor(), new AbortController()];
    const statuses: number[] = [];
    const callers = Array.from({ length: manyOfOne }, async () => {
      while (!leaving.signal.aborted) {
        const { status } = await flood.send({ path: "/login", headers: { ...network, ...shown } });
        statuses.push(status);
        if (status === 503) await pause(askAgainMs);
      }
    });
    await until("some of the flood to be refused", () => statuses.includes(503));
    const refusals = () => statuses.filter((status) => status === 503).length;
    for (let page = 0; page < 4; page += 1) {
      const before = refusals();
      expect((await visitor.send({ path: "/orders", headers: network })).status).toBe(200);
      // The room was full meanwhile.
      expect(refusals()).toBeGreaterThan(before);
    }
    leaving.abort();
    await Promise.all(callers);
    expect(Object.keys(tally(statuses))).toEqual(["200", "503"]);
  },
);

it.each(["POST", "GET"])("O11 %s requests whose bodies never come keep no place among the pages", async (method) => {
  const { host, port, hostname } = new URL(suite.console.address);
  const sockets = Array.from({ length: few }, () => {
    const socket = connect(Number(port), hostname);
    socket
      .on("error", () => undefined)
      .write(`${method} /login HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 10\r\n\r\n`);
    return socket;
  });
  await Promise.all(sockets.map((socket) => once(socket, "data")));
  expect((await visitor.open("/orders")).status).toBe(200);
  for (const socket of sockets) socket.destroy();
});

it("O10 O11 of pages that are asked for together on a connection that closes each has its line", async () => {
  const { host, port, hostname } = new URL(suite.console.address);
  const since = suite.console.logs().length;
  const left = () => logLines(suite.console.logs().slice(since)).filter(({ status }) => status === 499);
  const socket = connect(Number(port), hostname).on("error", () => undefined);
  socket.write(`GET /login HTTP/1.1\r\nHost: ${host}\r\n\r\n`.repeat(2 * few));
  await once(socket, "data");
  socket.destroy();
  await until("lines of those that were not made", () => left().length >= few);
});

it("P21 a page whose browser has left asks the platform for nothing any longer", async () => {
  const { journal, restFaults } = suite.upstream;
  restFaults.on(ordersCalls.list, hanging);
  const leaving = new AbortController();
  const page = visitor.ask("/orders", { signal: leaving.signal }).catch(() => "left" as const);
  const [call] = await journal.waitFor("the page's call", ({ callId }) => callId === ordersCalls.list.id);
  leaving.abort();
  expect(await page).toBe("left");
  await until("its call to be given up", () => call?.aborted === true);
  expect((call?.closedAt ?? Number.NaN) - (call?.receivedAt ?? 0)).toBeLessThan(waitedForMs);
});

it("O11 health checks by the thousand on one connection are refused but for as many as balancers ask for", async () => {
  const { hostname, port } = new URL(suite.console.replicas[0]?.origin ?? "");
  const socket = connect(Number(port), hostname);
  let text = "";
  socket.on("data", (bytes) => {
    text += bytes;
  });
  socket.write(`GET /api/health/live HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`.repeat(2_000));
  const { status } = await suite.console.visitor().send({ path: "/api/health/live", headers: {} });
  expect(status).toBe(200);
  await once(socket, "close");
  expect(text).toContain("HTTP/1.1 503");
  expect(text.match(/HTTP\/1\.1 200/g)?.length).toBeLessThan(200);
});
