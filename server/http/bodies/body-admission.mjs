import { isClosed, onceClosed } from "../closed.mjs";
import { semaphore } from "../semaphore.mjs";
import { shortageOf } from "../shortage.mjs";
import { bodyBytes } from "./body-bytes.mjs";
import { onSilentBody } from "./silent-bodies.mjs";

/** Of all bodies that are coming or in work at once, as long as they were said to be. Each is held a few times over. */
const mostBytes = 128 * 1024 * 1024;
/** Two of the largest: whose lines are slow, or made to be, keep room for others of their network. */
const mostBytesOfAccount = mostBytes / 8;
/** Bodies up to here are not counted: as many as there may be connections are still few bytes. */
const smallBytes = 64 * 1024;

const roomsEnd = { status: 503, code: "overloaded" };
const unknownSession = { status: 401, code: "unauthenticated" };
const storeAway = { status: 503, code: "session-unavailable" };

/**
 * Asked before anything of a body is read: Next reads it whole before a handler hears of it.
 *
 * @typedef {import("node:http").IncomingMessage} Request
 * @typedef {import("node:http").ServerResponse<Request>} Response
 * @typedef {import("../callers.mjs").Caller} Caller
 *
 * @typedef {object} Body
 * @property {() => void} begin it may come
 * @property {(refusal: { status: number, code: string }) => void} refuse by its length, its method, who sends it, or
 *   because others' bodies take up the room
 * @property {() => void} end what was begun has stopped coming
 *
 * @returns {(request: Request, response: Response, caller: Caller, body: Body) => void}
 */
export function bodyAdmission() {
  const acquireOfNetwork = semaphore(mostBytes);
  const acquireOfAccount = semaphore(mostBytes, mostBytesOfAccount);
  const tellShortage = shortageOf("bodies");

  /** @param {number} length @param {Caller} caller */
  function acquire(length, { network, account }) {
    const releaseNetwork = acquireOfNetwork(length, network);
    const releaseAccount = releaseNetwork && acquireOfAccount(length, account());
    if (releaseAccount === undefined) {
      releaseNetwork?.();
      return undefined;
    }
    return () => {
      releaseNetwork?.();
      releaseAccount();
    };
  }

  /** @param {Request} request @param {Response} response @param {Caller} caller @param {Body} body */
  function admit(request, response, caller, { begin, refuse, end }) {
    const length = lengthOf(request);
    if (length <= smallBytes) return begin();
    const release = acquire(length, caller);
    if (release === undefined) {
      tellShortage();
      return refuse(roomsEnd);
    }
    const forget = onSilentBody(request, end);
    onceClosed(response, () => {
      forget();
      release();
    });
    begin();
  }

  return (request, response, caller, body) => {
    const refusal = refusalOf(request);
    if (refusal !== undefined) return body.refuse(refusal);
    const needsSession = lengthOf(request) > mostFor(request.url);
    if (!needsSession || caller.isKnownLiving) return admit(request, response, caller, body);
    if (caller.session === undefined) return body.refuse(unknownSession);
    // After a restart, or where its requests went to another replica, a session is unknown and may be living all the same.
    caller.isLiving().then(
      (isLiving) => {
        if (isClosed(response)) return;
        if (isLiving) admit(request, response, caller, body);
        else body.refuse(unknownSession);
      },
      () => body.refuse(storeAway),
    );
  };
}

/** @param {Request} request */
function lengthOf({ headers }) {
  return Number(headers["content-length"] ?? 0);
}

/** Whoever sends it. In the words that the doors themselves would use. @param {Request} request */
function refusalOf(request) {
  // Of unknown length, and Next hands over a cut body as a whole one (P11).
  if (request.headers["transfer-encoding"] !== undefined) return { status: 411, code: "length-required" };
  const length = lengthOf(request);
  if (length === 0) return undefined;
  if (request.method === "GET" || request.method === "HEAD") return { status: 400, code: "invalid-request" };
  return length <= mostFor(request.url, true) ? undefined : { status: 413, code: "too-large" };
}

/**
 * @param {string} [url] that spells a door by escapes gets the usual budget here; the door itself asks again
 * @param {boolean} [hasSession]
 */
function mostFor(url = "", hasSession = false) {
  if (/^\/api\/csp-report(\?|$)/.test(url)) return bodyBytes.policyReport;
  if (!hasSession || url.startsWith("/api/auth/")) return bodyBytes.public;
  return url.startsWith("/api/rest/") ? bodyBytes.images : bodyBytes.usual;
}
