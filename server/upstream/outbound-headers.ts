import "server-only";

/** Carries the access token, over REST and beside a binary message. */
export const tokenHeader = "x-auth-token";

/** What a browser may add to a call; anything else that it sends ends here (P6, P7). */
export interface PassedOn {
  traceparent?: string;
}

const traceContext = /^[0-9a-f]{2}-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$/;

/** Picks the one header that is passed on, only in its own form. If-Match ends here: the console answers it itself (C2). */
export function passedOn(headers: Headers): PassedOn {
  return {
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
  if (passed.traceparent !== undefined) headers.traceparent = passed.traceparent;
  if (token !== undefined) headers[tokenHeader] = token;
  return headers;
}
