import { spawnSync } from "node:child_process";
import { ensureInstalled } from "../server/launch/install.mjs";
import { findProgram, headlessShell, systemChromium } from "./chromium.mjs";

function run(program, args) {
  console.log(`> ${program} ${args.join(" ")}`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  return spawnSync(program, args, { stdio: "inherit", env }).status === 0;
}

const mayUseApt = process.getuid?.() === 0 && findProgram("apt-get") !== undefined;

/** One by one: a distribution that has no package of one name still gives the others. */
function installWithApt(packages) {
  if (packages.length === 0 || !mayUseApt) return;
  run("apt-get", ["update", "-qq"]);
  for (const each of packages) run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", each]);
}

/** Playwright's own Chromium, for whoever may not install packages. What is there already is not fetched again. */
function installPlaywrightChromium() {
  const withLibraries = mayUseApt ? ["--with-deps"] : [];
  return run(process.execPath, ["node_modules/@playwright/test/cli.js", "install", ...withLibraries, "chromium"]);
}

/**
 * Packages, a Chromium (its shell where there is one) and a redis-server: all that the tests need beside Node.
 * @returns {Promise<string[]>} a line for each that is missing still; the tests that need it will fail
 * @throws {LaunchFault} without packages
 */
export async function ensurePrerequisites() {
  await ensureInstalled();
  const wanted = process.env.CHROMIUM_PATH ? ["redis-server"] : [headlessShell, "redis-server"];
  installWithApt(wanted.filter((name) => findProgram(name) === undefined));
  // Not every distribution has the shell.
  if (systemChromium() === undefined) installWithApt(["chromium"]);
  const faults = [];
  if (systemChromium() === undefined && !installPlaywrightChromium())
    faults.push("There is no Chromium for the browser tests: install one, or name its path in CHROMIUM_PATH.");
  if (findProgram("redis-server") === undefined)
    faults.push("There is no redis-server for the tests of the Redis session store: install the package of that name.");
  for (const each of faults) console.error(each);
  return faults;
}
