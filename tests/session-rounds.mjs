import { spawn } from "node:child_process";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ensureInstalled } from "../server/launch/install.mjs";
import { runNode } from "../server/launch/processes.mjs";
import { projectRoot } from "../server/launch/project.mjs";

/**
 * `npm run rounds`: what the session layer promises under standstills, kills and a contended session file, again and
 * again on a busy machine. `npm run rounds -- --rounds 60 --load 2`; ends at the first round that fails.
 */
const suites = [
  "tests/contract/session-store/session-store",
  "tests/contract/session-store/half-run-statements",
  "tests/contract/session-store/refresh-processes",
  "tests/contract/session-store/standing-still",
];

const { values } = parseArgs({
  options: { rounds: { type: "string", default: "60" }, load: { type: "string", default: "2" } },
});

/** @param {"rounds" | "load"} name @param {number} least */
function countOf(name, least) {
  const count = Number(values[name]);
  if (Number.isInteger(count) && count >= least) return count;
  console.error(`--${name} must be a whole number of at least ${least}, not "${values[name]}".`);
  process.exit(1);
}

const rounds = countOf("rounds", 1);
const loads = countOf("load", 0);

/** Processes that only burn time, so that timers come late. */
const load = Array.from({ length: loads }, () => spawn(process.execPath, ["-e", "for (;;);"], { stdio: "ignore" }));
const calm = () => {
  for (const each of load) each.kill("SIGKILL");
};
process.once("exit", calm);
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));

await ensureInstalled();
const jest = join(projectRoot, "node_modules/jest/bin/jest.js");
for (let round = 1; round <= rounds; round += 1) {
  const startedAt = Date.now();
  const code = await runNode("rounds", [
    jest,
    ...suites,
    "--selectProjects",
    "contract",
    "--silent",
    "--reporters=default",
  ]);
  if (code !== 0) {
    console.log(`Round ${round} of ${rounds} failed.`);
    process.exit(1);
  }
  console.log(`Round ${round} of ${rounds} passed in ${Math.round((Date.now() - startedAt) / 1000)} s.`);
}
calm();
