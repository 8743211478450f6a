import "server-only";
import { log } from "../log/log";
import { digestOf, nameOfFault } from "../log/logger.mjs";
import { givenRequestId } from "./request-id";

/**
 * A page that could not be made, told to the log; the line of what Next printed about it has the same digest.
 * @param headers of its request, as Node.js has them
 * @param route its template
 */
export function logPageFault(error: unknown, headers: NodeJS.Dict<string | string[]>, route: string): void {
  const requestId = givenRequestId({ get: (name) => String(headers[name] ?? "") });
  log("error", "page failed", { requestId, route, fault: nameOfFault(error), digest: digestOf(error) });
}
