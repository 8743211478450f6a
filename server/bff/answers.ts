import "server-only";
import type { Failure } from "@/lib/errors/codes";
import type { ConsoleError } from "@/lib/errors/console-error";
import { closedHeaders } from "../http/standing-headers.mjs";

export function jsonAnswer(body: unknown, status = 200, more: Record<string, string> = {}): Response {
  const headers = { ...closedHeaders, "content-type": "application/json; charset=utf-8", ...more };
  return new Response(JSON.stringify(body), { status, headers });
}

export function emptyAnswer(status: number): Response {
  return new Response(null, { status, headers: closedHeaders });
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
  return new Response(stream, { headers: { ...closedHeaders, "content-type": type } });
}
