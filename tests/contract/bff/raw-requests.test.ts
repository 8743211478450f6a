import { once } from "node:events";
import { ordersCalls } from "@/lib/resources/orders/orders.calls";
import { inParallel, tally } from "@/tests/support/console/in-parallel";
import { Gate } from "@/tests/support/fault-upstream/gate";
import { gated } from "@/tests/support/fault-upstream/rest-faults";
import { consoleSuite } from "./console-suite";
import { awaitedLines, logLines } from "./log-lines";
import { rawConnections } from "./raw-connections";
import { sampleRequest } from "./sample-args";

const suite = consoleSuite();

const { open, say, host } = rawConnections(suite);
const post = "POST /api/session/sign-out HTTP/1.1";
/** More headers than Node reads by itself. */
const manyHeaders = Array<string>(1_100).fill("a:");

const frames: readonly (readonly [string, () => string[], string])[] = [
  ["a length and chunks", () => [post, host(), "content-length: 3", "transfer-encoding: chunked"], "0\r\n\r\n"],
  ["two lengths", () => [post, host(), "content-length: 2", "content-length: 3"], "{}x"],
  ["a length that is no number", () => [post, host(), "content-length: 2x"], "{}"],
  ["a chunk without a size", () => [post, host(), "transfer-encoding: chunked"], "zz\r\n{}\r\n0\r\n\r\n"],
  ["chunks by another name", () => [post, host(), "transfer-encoding: chunked, gzip"], "2\r\n{}\r\n0\r\n\r\n"],
  ["no host", () => [post, "content-length: 0"], ""],
  ["a header without a name", () => [post, host(), ": x"], ""],
  ["a header folded onto the next line", () => [post, host(), "x-a: 1", " x-b: 2"], ""],
  ["a line feed inside of a header", () => [post, host(), "x-a: 1\nx-bff: 1"], ""],
];

it.each(frames)(
  "P9 a request with %s is refused, and what follows it on its line is not read",
  async (_what, head, body) => {
    const answer = await say(head(), `${body}GET /api/health/live HTTP/1.1\r\nhost: x\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1);
    expect(suite.upstream.journal.entries).toEqual([]);
  },
);

it.each<readonly [string, number, () => string[]]>([
  ["a target for the whole server", 400, () => ["OPTIONS * HTTP/1.1", host()]],
  ["a target of a foreign host", 400, () => ["GET http://evil.test/api/session HTTP/1.1", host()]],
  ["a foreign target and its host", 400, () => ["GET https://evil.test/api/session HTTP/1.1", "host: evil.test"]],
  ["two hosts", 400, () => ["GET /api/session HTTP/1.1", host(), "host: evil.test"]],
  ["one host twice", 400, () => ["GET /api/session HTTP/1.1", host(), host()]],
  ["a path that cannot be decoded", 400, () => ["GET /%E0%A4%A HTTP/1.1", host()]],
  ["a header without a name", 400, () => ["GET /api/session HTTP/1.1", host(), ": x"]],
  ...[
    "/api/health/../../orders",
    "/api/../orders",
    "/_next/../login",
    "/_next/static/%2e%2e/%2E./orders",
    "/api/health/..%2f..%2forders",
    "/api/health/%5c..%5c../orders",
    "/./orders",
    "/orders/..",
  ].map((path): [string, number, () => string[]] => [path, 400, () => [`GET ${path} HTTP/1.1`, host()]]),
  ["an address of Next's that is none", 404, () => ["GET /_next/zzz HTTP/1.1", host()]],
  ["a script that is none", 404, () => ["GET /_next/static/chunks/nothing.js?x HTTP/1.1", host()]],
  [
    "a page with a body, behind many headers",
    400,
    () => ["GET /login HTTP/1.1", host(), ...manyHeaders, "content-length: 10"],
  ],
  ["a body in chunks, behind many headers", 411, () => [post, host(), ...manyHeaders, "transfer-encoding: chunked"]],
  ["no host and a target of that name", 400, () => ["GET http://undefined/api/session HTTP/1.0"]],
  ["a page with a body to wait for", 400, () => ["GET /login HTTP/1.1", host(), "content-length: 10"]],
  ["TRACE", 405, () => ["TRACE /orders HTTP/1.1", host()]],
  ["no host", 400, () => ["GET /api/session HTTP/1.1"]],
  ["what nobody can expect", 417, () => ["GET /api/session HTTP/1.1", host(), "expect: foo"]],
  ["a way through to another host", 405, () => ["CONNECT evil.test:443 HTTP/1.1", "host: evil.test:443"]],
  ["a slash too many", 308, () => ["GET /orders/ HTTP/1.1", host(), "connection: close"]],
])("O11 P2 P9 W7 %s is answered %d, with the nine headers", async (_what, status, head) => {
  const answer = await say(head());
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  const headers = Object.fromEntries(
    answer
      .split("\r\n")
      .slice(1)
      .map((line) => [line.slice(0, line.indexOf(":")).toLowerCase(), line.slice(line.indexOf(":") + 2)]),
  );
  expect(headers).toMatchObject({
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "strict-transport-security": expect.stringMatching(/^max-age=\d{8,}/),
    "permissions-policy": expect.stringContaining("camera=()"),
    "content-security-policy": expect.stringContaining("frame-ancestors 'none'"),
    "cache-control": "private, no-store",
  });
  expect(suite.upstream.journal.entries).toEqual([]);
});

it("P9 a target with our own host is its path", async () => {
  const answer = await say([`GET ${suite.console.address}/api/health/live HTTP/1.1`, host(), "connection: close"]);
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
});

it("W10 a page takes no body, whatever action its sender names", async () => {
  const visitor = await suite.signedIn("CHAIN_ADMIN");
  for (const headers of [{}, { "next-action": "0".repeat(40), "content-type": "text/plain;charset=UTF-8" }]) {
    const { status } = await visitor.send({ method: "POST", path: "/orders", headers, body: "[]" });
    expect(status).toBe(405);
  }
});

it("W11 there is no optimiser of images", async () => {
  const picture = encodeURIComponent(`${suite.upstream.rest.origin}/a.png`);
  const { status } = await suite.console.visitor().send({ path: `/_next/image?url=${picture}&w=64&q=75` });
  expect(status).toBe(404);
  expect(suite.upstream.journal.entries).toEqual([]);
});

it.each([
  ["websocket", ["upgrade: websocket", "sec-websocket-version: 13", "sec-websocket-key: eA=="]],
  ["h2c", ["upgrade: h2c", "http2-settings: AAMAAABkAAQAAP__"]],
])("W12 a line is not taken over by %s: the request is answered like any other", async (_name, wanted) => {
  const answer = await say(["GET /api/session HTTP/1.1", host(), "connection: Upgrade", ...wanted]);
  expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 401"]);
  expect(answer).toMatch(/\r\nconnection: close\r\n/i);
  expect(answer).toContain('"unauthenticated"');
});

it.each([
  ["another request", "GET /api/health/live HTTP/1.1\r\nhost: x\r\n\r\n"],
  ["a request whose body is one", "POST /api/session/sign-out HTTP/1.1\r\nhost: x\r\ncontent-length: 50\r\n\r\n"],
  ["half a request", "GET /api/hea"],
])("W12 what comes with a wish for another protocol is taken for nothing else: %s", async (_what, further) => {
  const socket = await open();
  const chunks: string[] = [];
  socket.on("data", (chunk) => chunks.push(String(chunk)));
  socket.on("error", () => undefined);
  const wish = ["GET /api/session HTTP/1.1", host(), "connection: Upgrade", "upgrade: websocket", "", ""].join("\r\n");
  socket.write(wish + further);
  socket.write(`GET /api/health/live HTTP/1.1\r\n${host()}\r\n\r\n`);
  await once(socket, "close");
  expect(chunks.join("").match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 401"]);
});

it("S16 what a proxy says of a sender counts, behind however many headers", async () => {
  const since = logLines(suite.console.logs()).length;
  const said = (own: string) => [`x-forwarded-for: ${own}`, ...manyHeaders, "x-forwarded-for: 192.0.2.77"];
  for (const own of ["192.0.2.1", "192.0.2.2"]) await say(["TRACE /orders HTTP/1.1", host(), ...said(own)]);
  const isRefusal = ({ status }: { status?: unknown }) => status === 405;
  const [first, second] = await awaitedLines(suite.console, "both", isRefusal, { count: 2, since });
  expect(first?.network).toBe(second?.network);
});

it("O10 each refusal of what Node itself would refuse has its line", async () => {
  const since = logLines(suite.console.logs()).length;
  await say(["GET /api/session HTTP/1.1"]);
  await say(["GET /api/session HTTP/1.1", host(), "expect: foo"]);
  await say(["CONNECT evil.test:443 HTTP/1.1", "host: evil.test:443"]);
  const isRefusal = ({ msg }: { msg: string }) => msg === "refused by the listener";
  const lines = await awaitedLines(suite.console, "refusals", isRefusal, { count: 3, since });
  expect(lines.map(({ status }) => status)).toEqual([400, 417, 405]);
});

describe("W13 a link from a mail", () => {
  const fromMail = { "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate", "sec-fetch-dest": "document" };
  const path = "/orders?open=5&search=%22%3E%3Cscript%3E";

  it("W13 comes back over a page of our own, which asks for the same address", async () => {
    const { status, text, headers } = await suite.console.visitor().send({ path, headers: fromMail });
    expect([status, headers["cache-control"]]).toEqual([200, "private, no-store"]);
    // In a sandbox it could ask for nothing.
    expect(headers["content-security-policy"]).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(text).toContain('http-equiv="refresh" content="0;url=/orders?open=5&#38;search=%22%3E%3Cscript%3E"');
    expect(headers["set-cookie"]).toBeUndefined();
  });

  it("W13 leads once: asked by our own page it is the page, or the way to sign in", async () => {
    const own = { ...fromMail, "sec-fetch-site": "same-origin" };
    expect((await suite.console.visitor().send({ path: "/orders", headers: own })).status).toBe(307);
    const visitor = await suite.signedIn("CHAIN_ADMIN");
    const { status, text } = await visitor.send({ path: "/orders", headers: own });
    expect([status, text.includes('http-equiv="refresh"')]).toEqual([200, false]);
  });

  it("W13 is for documents alone: a call of another site is refused", async () => {
    const visitor = await suite.signedIn("CHAIN_ADMIN");
    expect((await visitor.send({ path: "/api/session", headers: fromMail })).status).toBe(403);
  });
});

it("O2 an idle connection is kept for longer than a balancer keeps it", async () => {
  const { headers } = await suite.console.visitor().send({ path: "/api/health/live" });
  expect(headers["keep-alive"]).toBe("timeout=70");
});

/** Nobody reads what comes, or ends a line: whether they end is the console's to decide. */
it("O3 P9 400 connections that say nothing or never finish their request cost others nothing, and are ended after what is owed on them", async () => {
  const visitor = await suite.signedIn("CHAIN_ADMIN");
  const gate = new Gate();
  suite.upstream.restFaults.on(ordersCalls.invoicePdf, gated(gate));
  const busy = await open();
  let sent = "";
  busy.on("data", (bytes) => {
    sent += bytes;
  });
  const { path } = sampleRequest(ordersCalls.invoicePdf);
  busy.write(`GET ${path} HTTP/1.1\r\n${host()}\r\ncookie: __Host-session=${visitor.sessionId}\r\n\r\n`);
  await suite.upstream.journal.waitFor("the file", ({ callId }) => callId === ordersCalls.invoicePdf.id);
  busy.write(`GET /api/session HTTP/1.1\r\n${host()}\r\nx-slow:`);
  const slow = await Promise.all(Array.from({ length: 400 }, open));
  for (const socket of slow) socket.on("error", () => undefined);
  for (const socket of slow.slice(200)) socket.write(`GET /api/session HTTP/1.1\r\n${host()}\r\nx-slow:`);
  const answers = await inParallel(Array.from({ length: 100 }), 10, () => visitor.ask("/api/session"));
  expect(tally(answers.map(({ status }) => status))).toEqual({ 200: 100 });
  const ended = slow.map((socket) => once(socket, "close"));
  for (const socket of slow) socket.on("data", () => undefined);
  await Promise.all(ended);
  expect(sent).toBe("");
  gate.open();
  await once(busy, "close");
  expect(sent).toMatch(/^HTTP\/1\.1 200 [\s\S]*%%EOF\r\n0\r\n\r\nHTTP\/1\.1 408 /);
});
