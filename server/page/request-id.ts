import "server-only";
import { requestIdHeader } from "../http/request-words.mjs";

/** @returns the id under which the listener logs the request; undefined under `next dev`, which has another listener */
export function givenRequestId(headers: Pick<Headers, "get">): string | undefined {
  const given = headers.get(requestIdHeader) ?? "";
  return /^[0-9a-f]{12}$/.test(given) ? given : undefined;
}
