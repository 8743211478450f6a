import "server-only";
import { tryAgainInSeconds } from "../http/request-words.mjs";
import { askingAgainPolicy, closedHeaders } from "../http/standing-headers.mjs";

/** S9: neither a sign-out nor access without a session. In both languages, because the person's language is unknown. */
export function storeUnavailable(): Response {
  const text =
    "The console is not available at the moment. Try again shortly.\nConsola nu este disponibilă momentan. Încercați din nou în scurt timp.\n";
  const headers = { "content-type": "text/plain; charset=utf-8", "retry-after": String(tryAgainInSeconds) };
  return plain(text, 503, headers);
}

export function refused(status: 400 | 405): Response {
  return plain(null, status, status === 405 ? { allow: "GET, HEAD" } : {});
}

/** No part of the console is for a search engine; what asks is told so instead of being sent to sign in. */
export function robotsText(): Response {
  return plain("User-agent: *\nDisallow: /\n", 200, { "content-type": "text/plain; charset=utf-8" });
}

/**
 * A link from a mail or another site comes without the strict cookie. This page asks for the same
 * address once more, now as one of our own, and the cookie comes along (W13).
 *
 * @param path path and query of a document
 */
export function bouncePage(path: string): Response {
  const target = escapedText(path);
  const html = `<!doctype html><meta charset="utf-8"><meta http-equiv="refresh" content="0;url=${target}"><title>…</title>`;
  const headers = { "content-type": "text/html; charset=utf-8", "content-security-policy": askingAgainPolicy };
  return plain(html, 200, headers);
}

/** A text as it stands in a page that is written by hand, in an attribute as between marks. */
export function escapedText(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

function plain(body: string | null, status: number, headers: Record<string, string>): Response {
  return new Response(body, { status, headers: { ...closedHeaders, ...headers } });
}
