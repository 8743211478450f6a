import { randomBytes } from "node:crypto";

/** What the listener and the handlers behind it say alike; each side has its own copy of this file. */

/** Under which the listener tells a page its request's id, whatever the browser sent: the page's own lines carry it too. */
export const requestIdHeader = "x-console-request";

/** Where waiting helps and nothing says how long. */
export const tryAgainInSeconds = 2;

/** The usual status for a request whose client left: for the log alone. */
export const clientClosed = 499;

/** @returns a request's reference: short enough to read out on the telephone, e.g. `9f3a61c07b2e` */
export function newRequestId() {
  return randomBytes(6).toString("hex");
}
