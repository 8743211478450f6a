import { createServer } from "node:http";
import { Socket } from "node:net";
import { join } from "node:path";
import { parseArgs } from "node:util";
import next from "next";
import { onceParentEnds } from "../launch/parent.mjs";
import { buildFolder, projectRoot } from "../launch/project.mjs";
import { logConsoleOutput } from "../log/console-output.mjs";
import { codeOf, isBrokenConnection, logger } from "../log/logger.mjs";
import { bodyAdmission } from "./bodies/body-admission.mjs";
import { callerOf } from "./callers.mjs";
import { onceClosed } from "./closed.mjs";
import { limitConnections } from "./connections.mjs";
import { fewPerTurn } from "./few-per-turn.mjs";
import { healthHandler } from "./health.mjs";
import { pageLog } from "./pages/page-log.mjs";
import { pageHandler } from "./pages/pages.mjs";
import { answerLast, goOnAnswering, hasEnded, oweAnswer, refuse, refuseBegun, refuseSocket } from "./refuse.mjs";
import { shortageOf } from "./shortage.mjs";
import { endSilentSockets } from "./silent-sockets.mjs";
import { usualHeaders } from "./standing-headers.mjs";
import { staticFiles } from "./static-files.mjs";
import { isPlain, targetOf } from "./targets.mjs";

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
/** Longer than any answer takes to begin and to go on: who reads nothing of it for so long, or for twice that, is ended. */
const stillMs = 180_000;
/** Of one connection: no browser or balancer sends so many requests before the first is answered. */
const mostUnanswered = 32;
/** More than two hundred people's browsers open; the rest is for the balancer to hold. */
const mostConnections = 2_000;
/** How long running requests may take to finish once the process was asked to end. */
const drainMs = 25_000;

/** How long a connection that was made before the end began may take to bring its request. */
const arrivalMs = 500;
/** How long the end waits for a reader of the log that takes nothing. */
const logMs = 1_000;

const { values: given } = parseArgs({ options: { port: { type: "string" }, hostname: { type: "string" } } });
const port = Number(given.port ?? 3000);
const hostname = given.hostname ?? "0.0.0.0";

/**
 * Read by the readiness endpoint; what is waited for, and what must be closed, when the last request is done. The delay
 * is the operator's, set while the console starts.
 *
 * @type {import("../process-life").ProcessLife & { isDraining: boolean }}
 */
const life = { isStopping: false, isDraining: false, shutdownDelayMs: 0, running: new Set(), closers: [] };
// `processSingleton("life")` of `server/process-life.ts`.
Reflect.set(globalThis, Symbol.for("console.life"), life);

const server = createServer({
  keepAliveTimeout: keepAliveMs,
  headersTimeout: headersMs,
  requestTimeout: requestMs,
  connectionsCheckingInterval: checkEveryMs,
  // Node's own refusal would have none of the headers and no line.
  requireHostHeader: false,
});
// All of them: behind its first 1,000 Node would pass over a body's length and what a proxy says. 16 KB hold no more than 4,000.
server.maxHeadersCount = 0;
limitConnections(server, mostConnections);
endSilentSockets(server, { headMs: headersMs, stillMs });
logConsoleOutput(() => server.listening || life.isStopping);
/** In the server's place: Next would take upgrades over, and Node passes over those that nobody listens for (W12). */
const noServer = createServer();
const app = next({ dev: false, dir: projectRoot, hostname, port, httpServer: noServer });
try {
  await app.prepare();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
  process.exit(1);
}
const answer = app.getRequestHandler();
const handle = fewPerTurn(answer);
const tellShortOfCalls = shortageOf("calls");
const answersHealth = healthHandler(answer, refuseBusy);
const admitBody = bodyAdmission();
const openPage = pageHandler(server, answer);
const answersStatic = staticFiles(join(buildFolder(), "static"));
const logPage = pageLog(buildFolder());

server.on("connection", (socket) => {
  // Each request that came on it hears of its end, and as many as one likes may come at once.
  socket.setMaxListeners(0);
});
server.on("request", (request, response) => take(request, response));
// "100 Continue" is said to who may go on.
server.on("checkContinue", (request, response) => take(request, response, () => response.writeContinue()));
server.on("checkExpectation", (request, response) => {
  if (hasEnded(request.socket)) return;
  oweAnswer(response);
  refuse(response, { status: 417 }, callerThrough(request));
});
server.on("connect", (request) => {
  const { socket } = request;
  goOnAnswering(socket);
  refuseSocket(socket, 405, callerThrough(request).marks());
});
server.on("clientError", (error, socket) => {
  // Who leaves in the middle of a request is not refused. That it may be another stream than a socket is Node's types' word.
  const hasLeft = isBrokenConnection(error) || codeOf(error) === "HPE_INVALID_EOF_STATE";
  if (hasLeft || !(socket instanceof Socket)) socket.destroy();
  else refuseSocket(socket, codeOf(error) === "ERR_HTTP_REQUEST_TIMEOUT" ? 408 : 400);
});

/**
 * @typedef {import("node:http").IncomingMessage} Request
 * @typedef {import("node:http").ServerResponse<Request>} Response
 * @typedef {import("./callers.mjs").Caller} Caller
 *
 * @param {Request} request
 * @param {Response} response
 * @param {() => void} askForBody where its sender waits for that
 */
function take(request, response, askForBody = () => undefined) {
  if (hasEnded(request.socket)) return;
  const unanswered = oweAnswer(response);
  const caller = callerThrough(request);
  if (unanswered > mostUnanswered) return refuseBusy(response, caller);
  const target = targetOf(request);
  if (target === undefined || !isPlain(target)) return refuse(response, { status: 400 }, caller);
  if (request.method === "TRACE") return refuse(response, { status: 405 }, caller);
  request.url = target;
  // Next takes a page's nonce from these, and only some requests pass the middleware, which sets its own (W6).
  delete request.headers["content-security-policy"];
  delete request.headers["content-security-policy-report-only"];
  // Whoever asks for another protocol may as well have this one (RFC 9110, 7.8): nothing behind hears of it (W12).
  if (request.headers.upgrade !== undefined) {
    delete request.headers.upgrade;
    // Node reads what came together with it as the other protocol's, and passes over it.
    answerLast(response);
  }
  // Told by an answer, nobody sends another request that would meet a closed connection.
  if (life.isStopping) response.setHeader("connection", "close");
  onceClosed(response, () => life.isDraining && endIdle());
  if (answersStatic(request, response)) return;
  // Next makes a whole page of any other address below its own.
  if (target.startsWith("/_next/")) return refuse(response, { status: 404 }, caller);
  for (const [name, value] of Object.entries(usualHeaders)) response.setHeader(name, value);
  const isPage = !target.startsWith("/api/");
  if (isPage && !["GET", "HEAD"].includes(request.method ?? "")) return refuse(response, { status: 405 }, caller);
  admitBody(request, response, caller, {
    begin() {
      askForBody();
      logPage(request, response, caller);
      if (answersHealth(request, response, caller)) return;
      if (isPage) openPage(request, response, caller);
      else if (!handle(request, response, caller)) {
        tellShortOfCalls();
        refuseBusy(response, caller);
      }
    },
    refuse: (refusal) => refuse(response, refusal, caller),
    end: () => refuseBegun(response, 408, caller),
  });
}

/** @param {Response} response @param {Caller} caller */
function refuseBusy(response, caller) {
  refuse(response, { status: 503, code: "overloaded" }, caller);
}

/** @param {Request} request */
function callerThrough(request) {
  request.headers["x-forwarded-for"] = withPeer(request);
  return callerOf(request);
}

/** @type {((value?: unknown) => void) | undefined} */
let endDelay;
for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) process.on(signal, stop);
// npm hands SIGTERM on and ends: its end is then no second wish, and the delay goes on.
onceParentEnds(() => life.isStopping || stop("SIGTERM"));

server.listen(port, hostname, () => tellStage("listening"));

/** A line when the process begins to answer, to stop, and ends, with its age. @param {string} stage */
function tellStage(stage) {
  logger().info({ milliseconds: Math.round(performance.now()) }, `console ${stage}`);
}

/** A connection that was busy when the end began is idle once its request is done, and would hold the end up. */
function endIdle() {
  // Not at once: a connection without a request may be one whose request is just arriving.
  setTimeout(() => server.closeIdleConnections(), arrivalMs);
}

/**
 * What every proxy does: the address at the other end goes to the right of those that the request claims. So the last
 * one is always true, and the console reads from the right for as long as it trusts what it reads.
 * @param {Request} request
 */
function withPeer({ headers, socket }) {
  const claimed = headers["x-forwarded-for"];
  return [claimed, socket.remoteAddress].filter(Boolean).join(", ");
}

/**
 * Is not ready any more, and after the operator's delay, by which balancers know it, stops listening, lets running requests
 * finish, closes what was opened, ends. At a terminal, and where it is told again, nobody waits for balancers.
 * @param {NodeJS.Signals} signal
 */
async function stop(signal) {
  if (life.isStopping) return endDelay?.();
  life.isStopping = true;
  tellStage("draining");
  if (signal === "SIGTERM" && life.shutdownDelayMs > 0)
    await new Promise((resolve) => {
      endDelay = resolve;
      setTimeout(resolve, life.shutdownDelayMs);
    });
  life.isDraining = true;
  const isDrained = new Promise((resolve) => server.close(resolve));
  endIdle();
  const isLate = new Promise((resolve) => setTimeout(resolve, drainMs).unref());
  void isLate.then(() => server.closeAllConnections());
  await isDrained;
  await Promise.race([Promise.allSettled(life.running), isLate]);
  await Promise.allSettled(life.closers.map((close) => close()));
  // What is still being written would come after the line that is written last of all.
  await Promise.race([new Promise((resolve) => logger().flush(resolve)), new Promise((end) => setTimeout(end, logMs))]);
  tellStage("ended");
  process.exit(0);
}
