import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import createNextIntlPlugin from "next-intl/plugin";
import { closedPolicy, standingHeaders } from "./server/http/standing-headers.mjs";

const projectRoot = dirname(fileURLToPath(import.meta.url));
const withNextIntl = createNextIntlPlugin({
  requestConfig: "./server/i18n/request.ts",
  // Texts are compiled while building, so that no page carries the parser of their syntax.
  experimental: {
    messages: { path: "./messages", format: "json", locales: "infer", sourceLocale: "en", precompile: true },
  },
});

// Two builds of one checkout (a test build beside the real one) must not share a folder.
const distDir = process.env.NEXT_DIST_DIR ?? ".next";

/** @type {import("next").NextConfig} */
const config = {
  distDir,
  poweredByHeader: false,
  experimental: {
    // `forbidden()` in requireSession.
    authInterrupts: true,
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
