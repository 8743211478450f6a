import { createServer } from "node:http";
import { join } from "node:path";
import { parseArgs } from "node:util";
import next from "next";
import { buildFolder, projectRoot } from "../launch/project.mjs";
import { closedHeaders, isDecodable, refuse, refuseSocket, targetOf } from "./refuse.mjs";
import { endSilentSockets } from "./silent-sockets.mjs";
import { staticFiles } from "./static-files.mjs";

/**
 * The built console behind our own HTTP listener: `node server/http/serve.mjs --port 3000 --hostname 0.0.0.0`.
 * Next's own listener neither tells a handler who is at the other end of the socket nor lets running requests finish
 * under a time limit of ours.
 */

/** Above the usual balancer's 60 s: the console must never close an idle connection first. */
const keepAliveMs = 70_000;
/** A client that sends its request drop by drop holds a connection no longer than this. */
const headersMs = 15_000;
const requestMs = 120_000;
const checkEveryMs = 5_000;
/** More than two hundred people's browsers open; the rest is for the balancer to hold. */
const mostConnections = 2_000;
/** How long running requests may take to finish once the process was asked to end. */
const drainMs = 25_000;

/** How long a connection that was made before the end began may take to bring its request. */
const arrivalMs = 500;
/** How many requests may begin in one turn of the event loop. */
const beginnersPerTurn = 8;

const { values: given } = parseArgs({ options: { port: { type: "string" }, hostname: { type: "string" } } });
const port = Number(given.port ?? 3000);
const hostname = given.hostname ?? "0.0.0.0";

/** Read by the readiness endpoint; what is waited for, and what must be closed, when the last request is done. */
const life = { isStopping: false, running: new Set(), closers: [] };
// `processSingleton("life")` of `server/process-life.ts`.
globalThis[Symbol.for("console.life")] = life;

const server = createServer({
  keepAliveTimeout: keepAliveMs,
  headersTimeout: headersMs,
  requestTimeout: requestMs,
  connectionsCheckingInterval: checkEveryMs,
});
server.maxConnections = mostConnections;
endSilentSockets(server, headersMs);
const app = next({ dev: false, dir: projectRoot, hostname, port, httpServer: server });
await app.prepare();
const handle = inBatches(app.getRequestHandler(), beginnersPerTurn);
const answersStatic = staticFiles(join(buildFolder(), "static"));

server.on("request", (request, response) => {
  const target = targetOf(request);
  if (target === undefined || !isDecodable(target)) return refuse(response, 400);
  if (request.method === "TRACE") return refuse(response, 405);
  request.url = target;
  request.headers["x-forwarded-for"] = withPeer(request);
  // Next takes a page's nonce from these, and only some requests pass the middleware, which sets its own (W6).
  delete request.headers["content-security-policy"];
  delete request.headers["content-security-policy-report-only"];
  if (life.isStopping) response.setHeader("connection", "close");
  // A connection that was busy when the end began is idle now, and would hold the end up.
  response.once("close", () => life.isStopping && setTimeout(() => server.closeIdleConnections(), arrivalMs));
  if (answersStatic(request, response)) return;
  for (const [name, value] of Object.entries(closedHeaders)) response.setHeader(name, value);
  handle(request, response);
});
server.on("upgrade", (_request, socket) => refuseSocket(socket, 426));
server.on("clientError", ({ code }, socket) => refuseSocket(socket, code === "ERR_HTTP_REQUEST_TIMEOUT" ? 408 : 400));

for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, stop);

server.listen(port, hostname);

/**
 * The work of a request before its first real wait is long, and a hundred of them at once would keep timers and the
 * platform's answers waiting for seconds: a lease of the session would run out while its holder is well (R2).
 */
function inBatches(task, perTurn) {
  const waiting = [];
  const nextTurn = () => {
    for (const args of waiting.splice(0, perTurn)) void task(...args);
    if (waiting.length > 0) setImmediate(nextTurn);
  };
  return (...args) => {
    if (waiting.push(args) === 1) setImmediate(nextTurn);
  };
}

/**
 * What every proxy does: the address at the other end goes to the right of those that the request claims. So the last
 * one is always true, and the console reads from the right for as long as it trusts what it reads.
 */
function withPeer({ headers, socket }) {
  const claimed = headers["x-forwarded-for"];
  return [claimed, socket.remoteAddress].filter(Boolean).join(", ");
}

/** Stops listening at once, lets running requests finish, closes what was opened, ends. */
async function stop() {
  if (life.isStopping) return;
  life.isStopping = true;
  const isDrained = new Promise((resolve) => server.close(resolve));
  // Not at once: a connection without a request may be one whose request is just arriving.
  setTimeout(() => server.closeIdleConnections(), arrivalMs);
  const isLate = new Promise((resolve) => setTimeout(resolve, drainMs).unref());
  void isLate.then(() => server.closeAllConnections());
  await isDrained;
  await Promise.race([Promise.allSettled(life.running), isLate]);
  await Promise.allSettled(life.closers.map((close) => close()));
  process.exit(0);
}
