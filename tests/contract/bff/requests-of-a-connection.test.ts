import { once } from "node:events";
import type { Socket } from "node:net";
import { ordersCalls } from "@/lib/resources/orders/orders.calls";
import { tally } from "@/tests/support/console/in-parallel";
import { newNetwork } from "@/tests/support/console/visitor";
import { Gate } from "@/tests/support/fault-upstream/gate";
import { gated } from "@/tests/support/fault-upstream/rest-faults";
import { consoleSuite } from "./console-suite";
import { awaitedLines, logLines } from "./log-lines";
import { rawConnections } from "./raw-connections";
import { sampleRequest } from "./sample-args";

const suite = consoleSuite();
const { open, say, host } = rawConnections(suite);
/** Of one connection. */
const mostUnanswered = 32;

it.each([
  [400, "what is no request\r\n\r\n"],
  ["one piece", "what is no request\r\n\r\n"],
  ["many pieces", "what is no request\r\n\r\n".repeat(2_000)],
])(
  "P9 the refusal of %s that cannot be read comes after the answers to those before on its line",
  async (_what, further) => {
    const asked = `GET /api/session HTTP/1.1\r\n${host()}\r\n\r\n`;
    const answer = await say(["GET /login HTTP/1.1", host()], asked + further);
    expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 200", "HTTP/1.1 401", "HTTP/1.1 400"]);
    // Node warns where an answer gets more listeners than usual.
    expect(logLines(suite.console.logs()).filter(({ msg }) => msg === "console output")).toEqual([]);
    expect(answer.indexOf("</html>")).toBeLessThan(answer.indexOf("HTTP/1.1 401"));
  },
);

it("P9 a wish for a way through to another host is refused after the answers to those before on its line", async () => {
  const asked = `GET /api/session HTTP/1.1\r\n${host()}\r\n\r\n`;
  const wish = "CONNECT evil.test:443 HTTP/1.1\r\nhost: x\r\n\r\nwhat it would send there".repeat(2);
  const answer = await say(["GET /login HTTP/1.1", host()], asked + wish);
  expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 200", "HTTP/1.1 401", "HTTP/1.1 405"]);
  expect(answer.indexOf("</html>")).toBeLessThan(answer.indexOf("HTTP/1.1 401"));
});

it("P9 of requests that come together on one line only so many wait for their answers", async () => {
  const asked = ["GET /api/session HTTP/1.1", host()];
  const answer = await say(asked, `${asked.join("\r\n")}\r\n\r\n`.repeat(500));
  const statuses = tally((answer.match(/HTTP\/1\.1 \d+/g) ?? []).map((line) => line.slice(-3)));
  expect(statuses).toEqual({ 401: mostUnanswered, 503: 1 });
});

it("P9 what cannot be read breaks into no answer that is being sent", async () => {
  const visitor = await suite.signedIn("CHAIN_ADMIN");
  const gate = new Gate();
  suite.upstream.restFaults.on(ordersCalls.list, gated(gate));
  const socket = await open();
  const chunks: string[] = [];
  socket.on("data", (chunk) => chunks.push(String(chunk)));
  socket.write(`GET /orders HTTP/1.1\r\n${host()}\r\ncookie: __Host-session=${visitor.sessionId}\r\n\r\n`);
  await once(socket, "data");
  const began = chunks.join("").length;
  socket.write("what is no request\r\n\r\n");
  await visitor.ask("/api/session");
  gate.open();
  await once(socket, "close");
  const text = chunks.join("");
  expect(text).toMatch(/^HTTP\/1\.1 200 [\s\S]*<\/html>\r\n0\r\n\r\nHTTP\/1\.1 400 /);
  expect(text.indexOf("</html>")).toBeGreaterThan(began);
});

it("O11 health checks that wait behind another answer on their lines take no place from others", async () => {
  const visitor = await suite.signedIn("CHAIN_ADMIN");
  const gate = new Gate();
  suite.upstream.restFaults.on(ordersCalls.invoicePdf, gated(gate));
  const { path } = sampleRequest(ordersCalls.invoicePdf);
  const behind = async (network: string) => {
    const from = `${host()}\r\nx-forwarded-for: ${network}\r\n`;
    const checks = `GET /api/health/live HTTP/1.1\r\n${from}\r\n`.repeat(mostUnanswered - 1);
    const socket = await open();
    socket.write(`GET ${path} HTTP/1.1\r\n${from}cookie: __Host-session=${visitor.sessionId}\r\n\r\n${checks}`);
    return socket;
  };
  const sockets: Socket[] = [];
  for (const network of [newNetwork(), newNetwork()]) sockets.push(await behind(network), await behind(network));
  await suite.upstream.journal.waitFor(
    "the files",
    ({ callId }) => callId === ordersCalls.invoicePdf.id,
    sockets.length,
  );
  const statuses = ["/api/health/live", "/api/health/ready"].map(async (health) => (await visitor.ask(health)).status);
  expect(await Promise.all(statuses)).toEqual([200, 200]);
  gate.open();
  for (const socket of sockets) socket.destroy();
});

it("O10 what follows a refused request on its line is neither answered nor told of", async () => {
  const since = logLines(suite.console.logs()).length;
  const told = (status: number) =>
    awaitedLines(suite.console, String(status), (line) => line.status === status, { since });
  const answer = await say(
    ["GET /_next/zzz HTTP/1.1", host()],
    `GET /_next/zzz HTTP/1.1\r\n${host()}\r\n\r\n`.repeat(200),
  );
  expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1);
  await say(["TRACE /orders HTTP/1.1", host()]);
  await told(405);
  expect(await told(404)).toHaveLength(1);
});
