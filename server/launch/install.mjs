import { spawn } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { LaunchFault } from "./fault.mjs";
import { projectRoot } from "./project.mjs";

const lockfile = join(projectRoot, "package-lock.json");
/** npm writes it at the end of an install. */
const installed = join(projectRoot, "node_modules/.package-lock.json");

function isInstalled() {
  return existsSync(installed) && statSync(installed).mtimeMs >= statSync(lockfile).mtimeMs;
}

/** `npm ci` where packages are missing or older than the lockfile. */
export async function ensureInstalled() {
  if (isInstalled()) return;
  console.log("Installing packages…");
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  const code = await new Promise((resolve) => {
    const child = spawn(npm, ["ci", "--include=dev"], { cwd: projectRoot, stdio: "inherit" });
    child.once("exit", resolve);
    child.once("error", () => resolve(1));
  });
  if (code !== 0) throw new LaunchFault("npm ci failed (see above).");
}
