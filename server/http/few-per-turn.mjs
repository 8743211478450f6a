import { isClosed } from "./closed.mjs";
import { semaphore } from "./semaphore.mjs";

/** How many requests may begin in one turn of the event loop. */
const beginnersPerTurn = 8;
/** More than 200 people's browsers ask at once. */
const mostWaiting = 1_000;

/**
 * The work of a request before its first real wait is long, and a hundred of them at once would keep timers and the
 * platform's answers waiting for seconds: a lease of the session would run out while its holder is well (R2).
 *
 * @typedef {import("node:http").IncomingMessage} Request
 * @typedef {import("node:http").ServerResponse<Request>} Response
 *
 * @param {(request: Request, response: Response) => unknown} task
 * @returns {(request: Request, response: Response, caller: import("./callers.mjs").Caller) => boolean} false where too many wait
 */
export function fewPerTurn(task) {
  const acquire = semaphore(mostWaiting);
  /** @type {{ request: Request, response: Response, release: () => void }[]} */
  const waiting = [];
  const nextTurn = () => {
    for (const { request, response, release } of waiting.splice(0, beginnersPerTurn)) {
      release();
      if (!isClosed(response)) void task(request, response);
    }
    if (waiting.length > 0) setImmediate(nextTurn);
  };
  return (request, response, { network }) => {
    const release = acquire(1, network);
    if (release === undefined) return false;
    if (waiting.push({ request, response, release }) === 1) setImmediate(nextTurn);
    return true;
  };
}
