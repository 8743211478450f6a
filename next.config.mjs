import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import createNextIntlPlugin from "next-intl/plugin";
import { openedFilePolicy } from "./server/http/fault-page-look.mjs";
import {
  cameraHeaders,
  cameraPages,
  closedHeaders,
  closedPolicy,
  serviceWorkerPolicy,
  standingHeaders,
  workerPolicy,
  workerScripts,
} from "./server/http/standing-headers.mjs";

const projectRoot = dirname(fileURLToPath(import.meta.url));
const withNextIntl = createNextIntlPlugin({
  requestConfig: "./server/i18n/request.ts",
  // Texts are compiled while building, so that no page carries the parser of their syntax.
  experimental: {
    messages: { path: "./messages", format: "json", locales: "infer", sourceLocale: "en", precompile: true },
  },
});

const rowsOf = (headers) => Object.entries(headers).map(([key, value]) => ({ key, value }));

// Two builds of one checkout (a test build beside the real one) must not share a folder.
const distDir = process.env.NEXT_DIST_DIR ?? ".next";

/** @type {import("next").NextConfig} */
const config = {
  distDir,
  poweredByHeader: false,
  experimental: {
    // `forbidden()` in requireSession.
    authInterrupts: true,
    // A page that was fetched ahead shows rows as old as a list's own may be before they are read again, in seconds.
    staleTimes: { static: 30 },
    // Three times the usual: fewer and longer scripts pack better, by 3 to 4 KB a page (measured on all lists).
    turbopackChunking: { minChunkSize: 150_000 },
    // Writing the cache takes a fifth of a build, and only who builds again has use for it.
    turbopackFileSystemCacheForBuild: existsSync(join(projectRoot, distDir, "BUILD_ID")),
    // Nothing reads maps while the console runs: its stack traces are readable because its own code is not minified.
    turbopackSourceMaps: false,
    turbopackMinify: { client: true, server: false },
  },
  reactStrictMode: true,
  productionBrowserSourceMaps: false,
  // `npm run check` and `npm test` check types, tests included; a build alone need not wait for it.
  typescript: { ignoreBuildErrors: true },
  // A lockfile in a parent folder would otherwise move the root out of this project.
  outputFileTracingRoot: projectRoot,
  turbopack: {
    root: projectRoot,
    resolveAlias: {
      // Next brings methods along for browsers older than those that its own code runs in.
      "../build/polyfills/polyfill-module": "./node_modules/server-only/empty.js",
      // What TanStack's store brings along for a React older than ours.
      "use-sync-external-store/shim": "react",
    },
  },
  // Pictures come from the platform as they are; the optimiser would be one more endpoint to guard.
  images: { unoptimized: true },
  // Native bindings, and files read at run time next to their package.
  serverExternalPackages: ["libsql", "@grpc/grpc-js", "@grpc/proto-loader", "ioredis", "pdfkit", "pino", "undici"],
  async headers() {
    return [
      { source: "/:path*", headers: rowsOf(standingHeaders) },
      // Of two rows with one header the later holds.
      ...cameraPages.map((source) => ({ source, headers: rowsOf(cameraHeaders) })),
      // Next answers unknown addresses of its own, and wrong methods, without asking the middleware or a handler.
      { source: "/_next/:path*", headers: rowsOf(closedPolicy) },
      { source: `/_next/static/chunks/${workerScripts}:name`, headers: rowsOf(workerPolicy) },
      { source: "/api/:path*", headers: rowsOf(closedHeaders) },
      { source: "/api/print/:path*", headers: rowsOf(openedFilePolicy) },
      { source: "/api/service-worker", headers: rowsOf(serviceWorkerPolicy) },
    ];
  },
};

const withTexts = withNextIntl(config);
// Over the plugin's own: what is put into a text is isolated (P27).
withTexts.turbopack.resolveAlias["use-intl/format-message"] = "./lib/texts/format-message.ts";

export default withTexts;
