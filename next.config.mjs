import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import createNextIntlPlugin from "next-intl/plugin";

const projectRoot = dirname(fileURLToPath(import.meta.url));
const withNextIntl = createNextIntlPlugin({
  requestConfig: "./server/i18n/request.ts",
  // Texts are compiled while building, so that no page carries the parser of their syntax.
  experimental: {
    messages: { path: "./messages", format: "json", locales: "infer", sourceLocale: "en", precompile: true },
  },
});

/** Sent on every answer, static files and redirects included. The per-request ones (CSP nonce, caching) are the middleware's. */
const standingHeaders = [
  { key: "X-Content-Type-Options", value: "nosniff" },
  { key: "X-Frame-Options", value: "DENY" },
  { key: "Referrer-Policy", value: "no-referrer" },
  { key: "Cross-Origin-Opener-Policy", value: "same-origin" },
  { key: "Cross-Origin-Resource-Policy", value: "same-origin" },
  { key: "Strict-Transport-Security", value: "max-age=63072000; includeSubDomains" },
  {
    key: "Permissions-Policy",
    value: "camera=(), microphone=(), geolocation=(), payment=(), usb=(), clipboard-write=(self)",
  },
];

/** For what is no page: opened by itself, it may neither load nor run anything. */
const closedPolicy = { key: "Content-Security-Policy", value: "default-src 'none'; frame-ancestors 'none'; sandbox" };

/** @type {import("next").NextConfig} */
const config = {
  // Two builds of one checkout (a test build beside the real one) must not share a folder.
  distDir: process.env.NEXT_DIST_DIR ?? ".next",
  poweredByHeader: false,
  experimental: {
    // `forbidden()` in requireSession.
    authInterrupts: true,
    // Three times the usual: fewer and longer scripts pack better, by 3 to 4 KB a page (measured on all lists).
    turbopackChunking: { minChunkSize: 150_000 },
  },
  reactStrictMode: true,
  productionBrowserSourceMaps: false,
  // `npm run check` and `npm test` check types, tests included; a build alone need not wait for it.
  typescript: { ignoreBuildErrors: true },
  // A lockfile in a parent folder would otherwise move the root out of this project.
  outputFileTracingRoot: projectRoot,
  turbopack: { root: projectRoot },
  // Pictures come from the platform as they are; the optimiser would be one more endpoint to guard.
  images: { unoptimized: true },
  // Native bindings, and files read at run time next to their package.
  serverExternalPackages: ["libsql", "@grpc/grpc-js", "@grpc/proto-loader", "ioredis", "pino", "undici"],
  async headers() {
    return [
      { source: "/:path*", headers: standingHeaders },
      // Next answers unknown addresses of its own, and wrong methods, without asking the middleware or a handler.
      { source: "/_next/:path*", headers: [closedPolicy] },
      {
        source: "/api/:path*",
        headers: [closedPolicy, { key: "Cache-Control", value: "private, no-store" }],
      },
    ];
  },
};

export default withNextIntl(config);
