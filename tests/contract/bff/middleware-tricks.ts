/** One attempt to reach something behind the sign-in without a session. */
export interface Trick {
  readonly name: string;
  readonly method?: string;
  readonly headers?: Record<string, string>;
  /** What becomes of the protected path. */
  readonly path?: (path: string) => string;
}

const withHeaders = (headers: Record<string, string>): Trick => ({
  name: JSON.stringify(headers).slice(0, 70),
  headers,
});
const withPath = (name: string, path: (path: string) => string): Trick => ({ name, path });

const subrequests = ["middleware", "src/middleware", "pages/_middleware", "proxy", "src/proxy"].flatMap((name) => [
  withHeaders({ "x-middleware-subrequest": name }),
  withHeaders({ "x-middleware-subrequest": Array(5).fill(name).join(":") }),
]);

const forgedId = "A".repeat(43);

/** What past advisories, other frameworks and hopeful attackers send. */
const headerTricks: readonly Record<string, string>[] = [
  { "x-middleware-subrequest-id": "1" },
  { "x-middleware-next": "1" },
  { "x-middleware-rewrite": "/receptions" },
  { "x-middleware-redirect": "/receptions" },
  { "x-middleware-override-headers": "cookie", "x-middleware-request-cookie": `__Host-session=${forgedId}` },
  { "x-middleware-prefetch": "1" },
  { "x-middleware-skip": "1" },
  { "x-middleware-invoke": "1" },
  { "x-middleware-set-cookie": `__Host-session=${forgedId}` },
  { "x-middleware-cache": "no-cache" },
  { "x-invoke-path": "/receptions", "x-invoke-status": "200" },
  { "x-invoke-output": "/receptions" },
  { "x-invoke-query": "%7B%7D" },
  { "x-matched-path": "/receptions" },
  { "x-now-route-matches": "1=receptions" },
  { "x-nextjs-data": "1" },
  { "x-nextjs-rewrite": "/receptions" },
  { "next-resume": "1" },
  { "x-prerender-revalidate": "1" },
  { "x-prerender-bypass-mode": "static" },
  { "x-original-url": "/receptions" },
  { "x-rewrite-url": "/receptions" },
  { "x-forwarded-host": "localhost", "x-forwarded-proto": "https" },
  { "x-forwarded-for": "127.0.0.1" },
  { "x-real-ip": "127.0.0.1" },
  { "x-http-method-override": "GET" },
  { "next-action": "0".repeat(40) },
  { rsc: "1" },
  { rsc: "1", "next-router-prefetch": "1" },
  { rsc: "1", "next-router-segment-prefetch": "/_tree" },
  { rsc: "1", "next-router-segment-prefetch": "/_index" },
  { rsc: "1", "next-router-state-tree": "%5B%22%22%5D" },
  { purpose: "prefetch", "sec-purpose": "prefetch" },
  { authorization: "Bearer forged" },
  { authorization: `Bearer ${forgedId}` },
  { authorization: "Basic YWRtaW46YWRtaW4=" },
  { "x-auth-token": "forged" },
  { "x-bff": "1" },
  { "x-wanted-path": "/login" },
  { cookie: `__Host-session=${forgedId}` },
  { cookie: `__Host-session=${forgedId}; __Host-session=${"B".repeat(43)}` },
  { cookie: "__Host-session=" },
  { cookie: `next-auth.session-token=${forgedId}` },
  { cookie: `__Secure-next-auth.session-token=${forgedId}` },
  { cookie: "__prerender_bypass=1; __next_preview_data=1" },
  { "sec-fetch-dest": "image", "sec-fetch-mode": "no-cors" },
  { "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" },
  { accept: "application/json" },
  { "accept-language": "../../../etc" },
];

/** At least 60: headers of published advisories, path spellings, other kinds of request, forged sessions (W9). */
export const tricks: readonly Trick[] = [
  { name: "nothing at all" },
  ...subrequests,
  ...headerTricks.map(withHeaders),
  withPath("a slash at the end", (path) => `${path}/`),
  withPath("two slashes", (path) => `/${path}`),
  withPath("a dot segment", (path) => `/.${path}`),
  withPath("an encoded dot segment", (path) => `/%2e${path}`),
  withPath("up and down", (path) => `/login/..${path}`),
  withPath("up and down, encoded", (path) => `/login/%2e%2e${path}`),
  withPath("below static files", (path) => `/_next/static/..${path}`),
  withPath("below static files, encoded", (path) => `/_next/static/%2e%2e/%2e%2e${path}`),
  withPath("a data address", (path) => `/_next/data/build${path}.json`),
  withPath("an extension", (path) => `${path}.rsc`),
  withPath("a segment file", (path) => `${path}.segments/_tree.segment.rsc`),
  withPath("an icon's name", (path) => `${path}/favicon.ico`),
  withPath("a parameter of RSC", (path) => `${path}?_rsc=1`),
  withPath("a return address", (path) => `${path}?callbackUrl=/`),
  withPath("an encoded letter", (path) => path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`)),
  withPath("capital letters", (path) => path.toUpperCase()),
  withPath("a semicolon", (path) => `${path};x=1`),
  withPath("an encoded slash at the end", (path) => `${path}%2f`),
  withPath("a null byte", (path) => `${path}%00`),
  withPath("a locale", (path) => `/en${path}`),
  withPath("Next's own parameters", (path) => `${path}?nxtPpath=login&__nextLocale=en&__nextDataReq=1`),
  { name: "HEAD", method: "HEAD" },
  { name: "POST", method: "POST" },
  {
    name: "POST with an action",
    method: "POST",
    headers: { "next-action": "0".repeat(40), "content-type": "text/plain" },
  },
];
