import "server-only";
import { bffHeader } from "@/lib/calls/address";

const reading: ReadonlySet<string> = new Set(["GET", "HEAD", "OPTIONS"]);

export interface Sender {
  method: string;
  headers: Headers;
  /** The console's own origin, from configuration: a Host header proves nothing. */
  origin: string;
}

/**
 * Whether a request comes from the console's own pages (W1). Writes prove it by a header that a
 * foreign page cannot set and by what the browser says of their origin; reads only must not be
 * foreign by the browser's own word (D4).
 */
export function isFromOwnPages({ method, headers, origin }: Sender): boolean {
  const site = headers.get("sec-fetch-site");
  if (reading.has(method)) return site === null || site === "same-origin" || site === "none";
  if (headers.get(bffHeader.name) !== bffHeader.value) return false;
  const said = headers.get("origin");
  if (said !== null && said !== origin) return false;
  return site === "same-origin" || (site === null && said === origin);
}
