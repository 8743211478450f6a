import { spawnSync } from "node:child_process";
import { ensureInstalled } from "../server/launch/install.mjs";
import { findProgram, systemChromium } from "./chromium.mjs";

function run(program, args) {
  console.log(`> ${program} ${args.join(" ")}`);
  return (
    spawnSync(program, args, { stdio: "inherit", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } })
      .status === 0
  );
}

/** System packages that are missing and that apt can bring, if we may ask it. */
function installWithApt(packages) {
  const mayInstall = process.getuid?.() === 0 && findProgram("apt-get") !== undefined;
  if (packages.length === 0 || !mayInstall) return;
  run("apt-get", ["update", "-qq"]);
  run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages]);
}

/** Packages, a Chromium and a redis-server: all that the tests need beside Node. */
export async function ensurePrerequisites() {
  await ensureInstalled();
  const missing = [];
  if (systemChromium() === undefined) missing.push("chromium");
  if (findProgram("redis-server") === undefined) missing.push("redis-server");
  installWithApt(missing);
  if (systemChromium() === undefined)
    run(process.execPath, ["node_modules/@playwright/test/cli.js", "install", "chromium"]);
  if (findProgram("redis-server") === undefined) {
    console.error(
      "redis-server is not installed: the tests of the Redis session store will fail. Install it with your package manager.",
    );
  }
}
