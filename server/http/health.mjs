import { onceAnswered } from "./answered.mjs";
import { semaphore } from "./semaphore.mjs";
import { shortageOf } from "./shortage.mjs";

const livePath = "/api/health/live";
const paths = new Set([livePath, "/api/health/ready"]);
/** At once, of one network half of them: more than all balancers ask, and soon answered. */
const mostAtOnce = 64;

/** As the build would answer it: whether the process works is known without a way through Next. */
const liveHeaders = {
  Vary: "rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch, Accept-Encoding",
  "content-type": "application/json",
};

/**
 * Balancers ask for these, and would take a busy process for a broken one: they are answered before all that waits. A flood
 * of them would be one of its own.
 *
 * @typedef {import("node:http").IncomingMessage} Request
 * @typedef {import("node:http").ServerResponse<Request>} Response
 * @typedef {import("./callers.mjs").Caller} Caller
 *
 * @param {(request: Request, response: Response) => unknown} answer of the build
 * @param {(response: Response, caller: Caller) => void} refuse
 * @returns {(request: Request, response: Response, caller: Caller) => boolean} false where the address is none of them
 */
export function healthHandler(answer, refuse) {
  const acquire = semaphore(mostAtOnce);
  const tellShortage = shortageOf("health");
  return (request, response, caller) => {
    const { url = "" } = request;
    if (!paths.has(url)) return false;
    const release = acquire(1, caller.network);
    if (release === undefined) {
      tellShortage();
      refuse(response, caller);
      return true;
    }
    // Not once it is sent: behind an answer that nobody reads it would hold its place.
    onceAnswered(response, release);
    if (url === livePath && ["GET", "HEAD"].includes(request.method ?? "")) answerAlive(response);
    else void answer(request, response);
    return true;
  };
}

/** @param {Response} response */
function answerAlive(response) {
  response.writeHead(200, liveHeaders);
  response.write('{"status":"ok"}');
  response.end();
}
