import "server-only";
import type { Failure } from "@/lib/errors/codes";
import type { ConsoleError } from "@/lib/errors/console-error";

/** Every header of an answer of the API, beside those that Next sets on everything (P8, W8). */
export const apiHeaders = {
  "cache-control": "private, no-store",
  // Opened by itself, an answer may neither load nor run anything.
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
} as const;

export function jsonAnswer(body: unknown, status = 200, more: Record<string, string> = {}): Response {
  const headers = { ...apiHeaders, "content-type": "application/json; charset=utf-8", ...more };
  return new Response(JSON.stringify(body), { status, headers });
}

export function emptyAnswer(status: number): Response {
  return new Response(null, { status, headers: apiHeaders });
}

/**
 * The envelope of a failure. It leaves the cookie alone, also where the session ended: a late answer to an old session
 * would take away the cookie of the one that was signed in meanwhile, and an id without a session opens nothing.
 */
export function failureAnswer(error: ConsoleError, requestId: string): Response {
  const { status, retryAfter } = error;
  const headers: Record<string, string> = {};
  if (retryAfter !== undefined) headers["retry-after"] = String(Math.ceil(retryAfter));
  return jsonAnswer(failureOf(error, requestId), status, headers);
}

export function failureOf({ code, shownText, retryAfter, mayBeDone }: ConsoleError, requestId: string): Failure {
  return { error: { code, message: shownText, requestId, retryAfter, mayBeDone } };
}

/** An answer that is made while it is sent. */
export function streamAnswer(stream: ReadableStream<Uint8Array>, type: string): Response {
  return new Response(stream, { headers: { ...apiHeaders, "content-type": type } });
}
