import { AsyncLocalStorage } from "node:async_hooks";
import { onceClosed } from "../closed.mjs";
import { tryAgainInSeconds } from "../request-words.mjs";
import { shortageOf } from "../shortage.mjs";
import { afterArrivals } from "./arrivals.mjs";
import { answerAskingAgain } from "./asking-again.mjs";
import { limitPage } from "./page-limit.mjs";
import { pageQueue } from "./page-queue.mjs";

const concurrent = 8;
/** All that a page waits for, the store, a renewal, its first rows, has limits of its own, which are a tenth of this. */
const longestMs = 20_000;

/**
 * `processSingleton("pages")` of `server/page/page-request.ts`: what a page may know of the request that it is made for.
 *
 * @typedef {import("../../page/page-request").PageRequest} PageRequest
 * @type {AsyncLocalStorage<PageRequest>}
 */
const inHand = new AsyncLocalStorage();
Reflect.set(globalThis, Symbol.for("console.pages"), inHand);

/**
 * The door to the pages, documents and navigations alike.
 *
 * @typedef {import("node:http").IncomingMessage} Request
 * @typedef {import("node:http").ServerResponse<Request>} Response
 *
 * @param {import("node:http").Server} server
 * @param {(request: Request, response: Response) => unknown} make
 * @returns {(request: Request, response: Response, caller: import("../callers.mjs").Caller) => void} makes the page when
 *   its turn comes, or refuses it
 */
export function pageHandler(server, make) {
  const admit = pageQueue(concurrent, afterArrivals(server));
  const tellShortage = shortageOf("pages");
  return (request, response, caller) => {
    const begin = () => {
      const leaving = new AbortController();
      const page = { signal: leaving.signal, isStoreAway: false };
      const endLimit = limitPage(response, longestMs, () => leaving.abort());
      onceClosed(response, () => {
        endLimit();
        if (!response.writableFinished) leaving.abort();
      });
      tellOfStore(response, page);
      inHand.run(page, make, request, response);
    };
    const refuse = () => {
      tellShortage();
      answerAskingAgain(response, "busy");
    };
    admit(response, caller, { begin, refuse });
  };
}

/**
 * Next answers whatever a page throws by a 500; a store that is away comes back (S9).
 * @param {Response} response
 * @param {PageRequest} page
 */
function tellOfStore(response, page) {
  const { writeHead } = response;
  /** @param {number} status @param {any[]} rest of each of its forms */
  response.writeHead = (status, ...rest) => {
    if (status !== 500 || !page.isStoreAway) return writeHead.call(response, status, ...rest);
    response.setHeader("retry-after", String(tryAgainInSeconds));
    return writeHead.call(response, 503, ...rest);
  };
}
