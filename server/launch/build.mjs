import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { LaunchFault } from "./fault.mjs";
import { run as runProgram } from "./processes.mjs";
import { buildFolder, nextBin, projectRoot } from "./project.mjs";

/** What a build is made of. */
const sources = [
  "app",
  "components",
  "lib",
  "server",
  "messages",
  "proto",
  "middleware.ts",
  "instrumentation.ts",
  "instrumentation-client.ts",
  "next.config.mjs",
  "postcss.config.mjs",
  "tsconfig.json",
  "package-lock.json",
];
const outsideOfBuilds = /\.test\.tsx?$|[\\/]server[\\/]launch$/;

/**
 * Time of the newest change at or under a path; folders count, or a deleted file would go unseen.
 * @param {string} path
 * @returns {number}
 */
function newestChange(path) {
  if (outsideOfBuilds.test(path)) return 0;
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats === undefined) return 0;
  if (!stats.isDirectory()) return stats.mtimeMs;
  return Math.max(stats.mtimeMs, ...readdirSync(path).map((name) => newestChange(join(path, name))));
}

/** True when the build is absent or older than its sources. */
function isBuildStale() {
  const built = statSync(join(buildFolder(), "BUILD_ID"), { throwIfNoEntry: false });
  return built === undefined || sources.some((source) => newestChange(join(projectRoot, source)) > built.mtimeMs);
}

/** Builds the console where the build is older than the source. */
export async function ensureBuilt(run = runProgram) {
  if (!isBuildStale()) return;
  console.log("Building the console…");
  const code = await run("build", process.execPath, [nextBin, "build"], {
    env: { NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" },
  });
  if (code !== 0) throw new LaunchFault("The build failed (see above).");
}
