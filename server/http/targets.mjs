/**
 * The path and query that a request asks for, or undefined where it is not for this host alone (P1, P9). A target of a
 * foreign origin, `*` and a second Host header are for proxies: what is in front of the console may read them otherwise.
 * HTTP/1.1 demands one Host; before it there was none.
 * @param {import("node:http").IncomingMessage} request
 */
export function targetOf({ url = "", headers, rawHeaders, httpVersion }) {
  const hosts = rawHeaders.filter((text, at) => at % 2 === 0 && text.toLowerCase() === "host");
  if (hosts.length > 1 || (hosts.length === 0 && httpVersion !== "1.0")) return undefined;
  if (url.startsWith("/")) return url;
  if (!headers.host) return undefined;
  const own = `http://${headers.host}/`;
  return url.startsWith(own) ? url.slice(own.length - 1) : undefined;
}

/**
 * Whether everybody reads the path, and the names of a call's query, alike. Next answers broken percent-encoding by a 500
 * (P3); and it goes up where a segment is of dots, so that its path would be another one than what is looked at here (P2).
 * A parameter `__proto__` it drops unseen, so that no call could refuse it. No page of ours sends any of them.
 * @param {string} target
 */
export function isPlain(target) {
  try {
    const path = decodeURIComponent(target.replace(/\?.*/s, ""));
    if (path.startsWith("/api/") && new URLSearchParams(target.replace(/^[^?]*/s, "")).has("__proto__")) return false;
    return !path.split(/[/\\]/).some((segment) => segment === "." || segment === "..");
  } catch {
    return false;
  }
}
