import { AsyncLocalStorage } from "node:async_hooks";
import { onceClosed } from "../closed.mjs";
import { tryAgainInSeconds } from "../request-words.mjs";
import { shortageOf } from "../shortage.mjs";
import { askingAgainPolicy } from "../standing-headers.mjs";
import { afterArrivals } from "./arrivals.mjs";
import { pageQueue } from "./page-queue.mjs";

const concurrent = 8;
/** So that those who were refused together do not come back together. */
const spreadSeconds = 4;

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
      onceClosed(response, () => response.writableFinished || leaving.abort());
      tellOfStore(response, page);
      inHand.run(page, make, request, response);
    };
    const refuse = () => {
      tellShortage();
      refuseBusy(response);
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

/**
 * In both languages, because the person's language is unknown. Costs next to nothing, and asks again by itself.
 * @param {Response} response
 */
function refuseBusy(response) {
  const seconds = tryAgainInSeconds + Math.floor(Math.random() * spreadSeconds);
  response.writeHead(503, {
    "Content-Security-Policy": `${askingAgainPolicy}; style-src 'unsafe-inline'`,
    "Content-Type": "text/html; charset=utf-8",
    "Retry-After": String(tryAgainInSeconds),
  });
  response.end(busyPage(seconds));
}

/** @param {number} seconds */
const busyPage = (seconds) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="refresh" content="${seconds}">
<title>Busy · Ocupat</title>
<style>body{margin:0;display:grid;place-content:center;min-height:100vh;font:1rem/1.5 system-ui,sans-serif;text-align:center}main{max-width:32rem;padding:1rem}h1{font-size:1.25rem;margin:0}p{margin:.25rem 0 1.5rem}</style>
<main>
<h1>The console is busy</h1>
<p>Many pages are being opened at this moment. This one is asked for again in a few seconds.</p>
<div lang="ro"><h1>Consola este ocupată</h1>
<p>În acest moment se deschid multe pagini. Aceasta este cerută din nou în câteva secunde.</p></div>
</main>
</html>
`;
