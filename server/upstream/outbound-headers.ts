import "server-only";

/** What a browser may add to a call; anything else that it sends ends here (P6, P7). */
export interface PassedOn {
  ifMatch?: string;
  traceparent?: string;
}

const etag = /^(W\/)?"[\x21\x23-\x7e]{1,200}"$/;
const traceContext = /^[0-9a-f]{2}-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$/;

/** Picks the two headers that are passed on, each only in its own form. */
export function passedOn(headers: Headers): PassedOn {
  return {
    ifMatch: shaped(headers.get("if-match"), etag),
    traceparent: shaped(headers.get("traceparent"), traceContext),
  };
}

function shaped(value: string | null, form: RegExp): string | undefined {
  return value !== null && form.test(value) ? value : undefined;
}

/**
 * The headers of a call to the platform, built and never copied.
 * @param token the access token; the sign-in and refresh calls go without (SESS-010, SESS-011)
 */
export function outboundHeaders(
  accept: string,
  { token, hasBody, passed = {} }: { token?: string; hasBody: boolean; passed?: PassedOn },
): Record<string, string> {
  const headers: Record<string, string> = { accept };
  if (hasBody) headers["content-type"] = "application/json";
  if (passed.ifMatch !== undefined) headers["if-match"] = passed.ifMatch;
  if (passed.traceparent !== undefined) headers.traceparent = passed.traceparent;
  if (token !== undefined) headers["x-auth-token"] = token;
  return headers;
}
