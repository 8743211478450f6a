import { ensureInstalled } from "../server/launch/install.mjs";
import { findProgram, headlessShell, systemChromium } from "./chromium.mjs";

const mayUseApt = process.getuid?.() === 0 && findProgram("apt-get") !== undefined;

async function runAloud(run, program, args) {
  console.log(`> ${program} ${args.join(" ")}`);
  return (await run(program, program, args, { env: { DEBIAN_FRONTEND: "noninteractive" } })) === 0;
}

/** One by one: a distribution that has no package of one name still gives the others. */
async function installWithApt(run, packages) {
  if (packages.length === 0 || !mayUseApt) return;
  await runAloud(run, "apt-get", ["update", "-qq"]);
  for (const each of packages)
    await runAloud(run, "apt-get", ["install", "-y", "-qq", "--no-install-recommends", each]);
}

/** Playwright's own Chromium, for those who may not install packages. What is there already is not fetched again. */
function installPlaywrightChromium(run) {
  const withLibraries = mayUseApt ? ["--with-deps"] : [];
  const args = ["node_modules/@playwright/test/cli.js", "install", ...withLibraries, "chromium"];
  return runAloud(run, process.execPath, args);
}

/**
 * Packages, a Chromium (its shell where there is one) and a redis-server: all that the tests need beside Node.
 * @param {import("./steps.mjs").Run} run
 * @returns {Promise<string[]>} a line for each that is missing still; the tests that need it will fail
 * @throws {LaunchFault} without packages
 */
export async function ensurePrerequisites(run) {
  await ensureInstalled(run);
  const wanted = process.env.CHROMIUM_PATH ? ["redis-server"] : [headlessShell, "redis-server"];
  await installWithApt(
    run,
    wanted.filter((name) => findProgram(name) === undefined),
  );
  // Not every distribution has the shell.
  if (systemChromium() === undefined) await installWithApt(run, ["chromium"]);
  const faults = [];
  if (systemChromium() === undefined && !(await installPlaywrightChromium(run)))
    faults.push("There is no Chromium for the browser tests: install one, or name its path in CHROMIUM_PATH.");
  if (findProgram("redis-server") === undefined)
    faults.push("There is no redis-server for the tests of the Redis session store: install the package of that name.");
  for (const each of faults) console.error(each);
  return faults;
}
