import { STATUS_CODES } from "node:http";
import { logger } from "../log/logger.mjs";
import { peerOf } from "./callers.mjs";
import { onceClosed } from "./closed.mjs";
import { newRequestId, tryAgainInSeconds } from "./request-words.mjs";
import { usualHeaders } from "./standing-headers.mjs";

/** What the rest of a refused body may cost, so that its sender can read the refusal: in bytes, and in time. */
const mostOfRest = 16 * 1024 * 1024;
const restMs = 2_000;

/**
 * @typedef {import("node:http").ServerResponse<import("node:http").IncomingMessage>} Response
 * @typedef {import("./callers.mjs").Caller} Caller
 */

/** Connections whose last request has come. */
const done = new WeakSet();
/** Connections that end without another request, once what is owed on them is sent. */
const ending = new WeakSet();
/** Of each connection the answers that may not be sent yet, in their order. @type {WeakMap<object, Response[]>} */
const owed = new WeakMap();
/** Answers that are written whole while the rest of the request is read. */
const whole = new WeakSet();

/**
 * Whether what still comes on a connection is nothing to answer, to work at or to tell of: its sender was told that it ends.
 * @param {object} socket
 */
export function hasEnded(socket) {
  return done.has(socket);
}

/**
 * To be called for each request: what is written on its connection by itself comes after its answer.
 * @param {Response} response
 * @returns how many of its connection wait for their answers
 */
export function oweAnswer(response) {
  const { socket } = response.req;
  const all = owedOn(socket);
  owed.set(socket, all);
  return all.push(response);
}

/**
 * Node lets go of a connection that is to be a way through to another host: nobody would tell its answers that they may go
 * on, read what still comes, or hear that it breaks.
 * @param {import("node:net").Socket} socket
 */
export function goOnAnswering(socket) {
  socket.on("drain", () => owedOn(socket)[0]?.emit("drain"));
  socket.on("timeout", () => socket.destroy());
  socket.on("error", () => undefined);
  socket.resume();
}

/**
 * Looked for when it is asked: a page's answer has as many listeners as Node takes for usual.
 * @param {object} socket
 */
function owedOn(socket) {
  const all = owed.get(socket) ?? [];
  while (all[0]?.writableFinished || all[0]?.destroyed) all.shift();
  return all;
}

/**
 * The answer is the last one of its connection, and its sender is told so.
 * @param {Response} response
 */
export function answerLast(response) {
  done.add(response.req.socket);
  response.setHeader("Connection", "close");
}

/**
 * Answers by itself, and ends the connection.
 * @param {Response} response
 * @param {{ status: number, code?: string }} why with a code where one of the API's own failures is meant
 *   (`lib/errors/codes.ts`)
 * @param {Caller} caller
 */
export function refuse(response, { status, code }, caller) {
  const requestId = newRequestId();
  logger().info({ requestId, status, code, ...caller.marks() }, "refused by the listener");
  const body = code === undefined ? "" : JSON.stringify({ error: { code, requestId, ...laterAt(status) } });
  response.writeHead(status, {
    ...usualHeaders,
    ...(code !== undefined && { "Content-Type": "application/json; charset=utf-8" }),
    ...(status === 503 && { "Retry-After": String(tryAgainInSeconds) }),
    "Content-Length": Buffer.byteLength(body),
    Connection: "close",
  });
  response.write(body);
  whole.add(response);
  done.add(response.req.socket);
  endAfterBody(response);
}

/** @param {number} status */
function laterAt(status) {
  return status === 503 ? { retryAfter: tryAgainInSeconds } : {};
}

/**
 * Closed with bytes unread, a connection would be reset, and its sender would never see the answer.
 * @param {Response} response
 */
function endAfterBody(response) {
  const { req: request } = response;
  const { headers } = request;
  if (headers["transfer-encoding"] === undefined && Number(headers["content-length"] ?? 0) === 0) return response.end();
  let read = 0;
  const timer = setTimeout(() => response.end(), restMs);
  request.on("data", (/** @type {Buffer} */ { length }) => {
    read += length;
    if (read > mostOfRest) response.end();
  });
  request.once("end", () => response.end());
  request.once("close", () => clearTimeout(timer));
}

/**
 * The same where there is no request to answer; after the answers to those that came before it.
 * @param {import("node:net").Socket} socket
 * @param {number} status
 * @param {{ network: string, session?: string | undefined }} [marks]
 */
export function refuseSocket(socket, status, marks = peerOf(socket).marks()) {
  // Each further piece of what cannot be read is an error of its own.
  if (ending.has(socket)) return;
  ending.add(socket);
  const isTold = done.has(socket);
  done.add(socket);
  if (!isTold) logger().info({ status, ...marks }, "refused by the listener");
  afterAnswers(socket, (cut) => {
    // In the middle of an answer it would be read as a part of it.
    if (cut?.headersSent && !whole.has(cut)) return socket.destroy();
    if (!isTold && socket.writable) socket.write(bareAnswer(status));
    // Ended alone, it would be held for as long as the other end likes.
    socket.destroySoon();
  });
}

/** @param {number} status */
function bareAnswer(status) {
  const headers = Object.entries({ ...usualHeaders, "Content-Length": "0", Connection: "close" });
  const lines = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...headers.map((header) => header.join(": "))];
  return `${lines.join("\r\n")}\r\n\r\n`;
}

/**
 * Acts once all requests that have come whole on a connection are answered.
 * @param {import("node:net").Socket} socket
 * @param {(cut: Response | undefined) => void} act with the answer to one that will never come whole
 */
function afterAnswers(socket, act) {
  const isWhole = (/** @type {Response} */ { req }) => req.complete;
  const actWithCut = () => act(owedOn(socket).find((response) => !isWhole(response)));
  const last = owedOn(socket).findLast(isWhole);
  if (last === undefined) return actWithCut();
  last.setMaxListeners(last.getMaxListeners() + 1);
  onceClosed(last, actWithCut);
}

/**
 * The same of a request that is being worked at: to its handler its client has left.
 * @param {Response} response
 * @param {number} status
 * @param {Caller} caller
 */
export function refuseBegun(response, status, caller) {
  const { socket } = response.req;
  // In the middle of an answer, or before those of earlier requests, it would be read as a part of them.
  if (response.headersSent || response.socket === null) socket.destroy();
  else refuseSocket(socket, status, caller.marks());
}
