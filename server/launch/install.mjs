import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { LaunchFault } from "./fault.mjs";
import { run as runProgram } from "./processes.mjs";
import { projectRoot } from "./project.mjs";

const lockfile = join(projectRoot, "package-lock.json");
/** npm writes it at the end of an install. */
const installed = join(projectRoot, "node_modules/.package-lock.json");

function isInstalled() {
  return existsSync(installed) && statSync(installed).mtimeMs >= statSync(lockfile).mtimeMs;
}

/** `npm ci` where packages are missing or older than the lockfile. */
export async function ensureInstalled(run = runProgram) {
  if (isInstalled()) return;
  console.log("Installing packages…");
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  const code = await run("install", npm, ["ci", "--include=dev"]);
  if (code !== 0) throw new LaunchFault("npm ci failed (see above).");
}
