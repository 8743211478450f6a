/** Paths of the pages that scan by camera: their documents alone may open one. */
export const cameraPages = ["/inventory", "/offline", "/products", "/receptions"];

/** @param {"()" | "(self)"} camera who may open it */
const permissions = (camera) => ({
  "permissions-policy": `camera=${camera}, microphone=(), geolocation=(), payment=(), usb=(), clipboard-write=(self)`,
});

/** Of the pages that scan, in place of the standing one. */
export const cameraHeaders = permissions("(self)");

/** Sent on every answer, static files and redirects included. The per-request ones (CSP nonce, caching) are the middleware's. */
export const standingHeaders = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "no-referrer",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "strict-transport-security": "max-age=63072000; includeSubDomains",
  ...permissions("()"),
};

/** Of a small page that asks for its address once more by itself, which a sandbox would keep it from. */
export const askingAgainPolicy = "default-src 'none'; frame-ancestors 'none'";

/** For what is no page: opened by itself, it may neither load nor run anything. */
export const closedPolicy = { "content-security-policy": `${askingAgainPolicy}; sandbox` };

/** Names of the scripts that begin a worker of the build. */
export const workerScripts = "turbopack-worker-";

/**
 * Of a worker, which takes its policy from the answer that its script came in: it loads our own scripts and nothing else,
 * so that a file that it reads sends nothing anywhere.
 */
export const workerPolicy = {
  "content-security-policy": "default-src 'none'; script-src 'self'; frame-ancestors 'none'",
};

/** Of the service worker, which fetches our own pages and scripts, and nothing else. */
export const serviceWorkerPolicy = {
  "content-security-policy": "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
};

/** Of every answer that is no page, beside the standing ones: it is nobody else's, too (W5, W8). */
export const closedHeaders = { ...closedPolicy, "cache-control": "private, no-store" };

/**
 * What the listener says where nobody says otherwise (W7, W8). Next answers redirects and broken addresses of its own
 * before it asks the middleware or a handler.
 */
export const usualHeaders = { ...standingHeaders, ...closedHeaders };
