import { type NextRequest, NextResponse } from "next/server";
import { closedHeaders } from "@/server/http/standing-headers.mjs";
import { log } from "@/server/log/log";
import { marksOf } from "@/server/security/callers";
import { contentPolicy, newNonce } from "@/server/security/content-policy";
import { destinationOf } from "@/server/security/destination";
import { documentSession } from "@/server/security/document-session";
import { hasHostileHeaders } from "@/server/security/hostile-headers";
import { bouncePage, refused, robotsText, storeUnavailable } from "@/server/security/plain-pages";
import { requestedPathHeader } from "@/server/security/requested-path";
import { expiredSessionCookie } from "@/server/session/session-cookie";

export const config = {
  runtime: "nodejs",
  matcher: ["/((?!_next/static/|icon\\.svg$).*)"],
};

/**
 * Convenience at the door, never the lock: `requireSession` and `withBff` hold without it (W9). It
 * refuses hostile headers, sets the policy of pages and redirects people without a session to /login.
 */
export async function middleware(request: NextRequest): Promise<Response> {
  const { pathname, search } = request.nextUrl;
  if (hasHostileHeaders(request.headers)) {
    // A page's request has its line from the listener.
    if (pathname.startsWith("/api/"))
      log("info", "refused by the middleware", { status: 400, ...marksOf(request.headers) });
    return refused(400);
  }
  const destination = destinationOf(pathname);
  // The API's handlers say 401 themselves, at the price of one read of the store instead of two.
  if (destination === "machinery") return NextResponse.next();
  // A page takes no body: there are no server actions (W10).
  if (request.method !== "GET" && request.method !== "HEAD") return refused(405);
  if (pathname === "/robots.txt") return robotsText();
  if (destination === "public") return withPolicy(request);
  if (isForeignNavigation(request)) return bouncePage(pathname + search);

  const session = await documentSession(request.headers.get("cookie"));
  if (session === "unavailable") return storeUnavailable();
  if (session === "living") return destination === "page" ? withPolicy(request) : leadTo(request, "/");
  return leadToSignIn(request, session, destination === "page" ? pathname + search : "/");
}

function isForeignNavigation({ headers }: NextRequest): boolean {
  return headers.get("sec-fetch-site") === "cross-site" && headers.get("sec-fetch-mode") === "navigate";
}

function leadToSignIn(request: NextRequest, session: "none" | "ended", wanted: string): Response {
  const query = new URLSearchParams();
  if (session === "ended") query.set("reason", "session-ended");
  if (wanted !== "/") query.set("callbackUrl", wanted);
  const answer = leadTo(request, `/login${query.size > 0 ? `?${query}` : ""}`);
  if (session === "ended") answer.headers.append("set-cookie", expiredSessionCookie);
  return answer;
}

function leadTo(request: NextRequest, path: string): Response {
  const answer = NextResponse.redirect(new URL(path, request.nextUrl));
  for (const [name, value] of Object.entries(closedHeaders)) answer.headers.set(name, value);
  return answer;
}

/** Next takes the nonce from the request's own header, so both of its spellings are overwritten (W6). */
function withPolicy(request: NextRequest): Response {
  const policy = contentPolicy(newNonce());
  const headers = new Headers(request.headers);
  headers.set("content-security-policy", policy);
  headers.delete("content-security-policy-report-only");
  headers.set(requestedPathHeader, request.nextUrl.pathname + request.nextUrl.search);
  const answer = NextResponse.next({ request: { headers } });
  answer.headers.set("content-security-policy", policy);
  answer.headers.set("cache-control", "private, no-store");
  return answer;
}
