import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import { processSingleton } from "../process-singleton";

/** What a page may know of the request that it is made for, beside Next's `headers()`. */
export interface PageRequest {
  /** Aborts when the browser has left. */
  signal: AbortSignal;
  /** A page that fails is then a 503. */
  isStoreAway: boolean;
}

/** Filled by the listener (`server/http/pages/pages.mjs`); the development server has none. */
const pages = () => processSingleton("pages", () => new AsyncLocalStorage<PageRequest>());

/** Aborts when nobody waits for the page any more. */
export function callerOfPage(): AbortSignal | undefined {
  return pages().getStore()?.signal;
}

export function noteStoreAway(): void {
  const page = pages().getStore();
  if (page !== undefined) page.isStoreAway = true;
}
