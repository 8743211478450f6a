import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ensureBuilt } from "../server/launch/build.mjs";
import { runNode } from "../server/launch/processes.mjs";
import { nextBin, projectRoot } from "../server/launch/project.mjs";

const modules = join(projectRoot, "node_modules");
const results = join(projectRoot, "test-results");

/** @typedef {{ passed: number, failed: number }} Count */

/** A tool without tests of its own counts as one. */
async function runTool(name, args) {
  const code = await runNode(name, args);
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** What a runner wrote; a runner that wrote nothing, or failed without a failed test, counts as one failure. */
function countFrom(file, code, read) {
  const count = existsSync(file) ? read(JSON.parse(readFileSync(file, "utf8"))) : { passed: 0, failed: 0 };
  return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
}

function freshReport(name) {
  mkdirSync(results, { recursive: true });
  const file = join(results, `${name}.json`);
  rmSync(file, { force: true });
  return file;
}

/** @param {string} project a project of jest.config.mjs */
async function runJest(project) {
  const report = freshReport(project);
  const args = [
    join(modules, "jest/bin/jest.js"),
    "--selectProjects",
    project,
    "--passWithNoTests",
    "--json",
    `--outputFile=${report}`,
  ];
  const code = await runNode(project, args);
  return countFrom(report, code, (json) => ({
    passed: json.numPassedTests,
    failed: json.numFailedTests + json.numRuntimeErrorTestSuites,
  }));
}

async function runPlaywright() {
  // Playwright empties its own output folder first: the report lies beside it.
  const report = freshReport("browser");
  const args = [join(modules, "@playwright/test/cli.js"), "test", "--reporter=list,json"];
  const code = await runNode("browser", args, { env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report } });
  return countFrom(report, code, ({ stats, errors }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
  }));
}

export function lint() {
  return runTool("lint", [join(modules, "@biomejs/biome/bin/biome"), "check", "--error-on-warnings"]);
}

/** Next's generated route types first: without them a fresh checkout has no `PageProps`. */
export async function types() {
  const code = await runNode("route types", [nextBin, "typegen"], { env: { NEXT_TELEMETRY_DISABLED: "1" } });
  return code === 0 ? runTool("types", [join(modules, "typescript/bin/tsc"), "--noEmit"]) : { passed: 0, failed: 1 };
}

async function build() {
  await ensureBuilt();
  return { passed: 1, failed: 0 };
}

/** In the order of their cost; the contract tests run the built console. @type {[string, () => Promise<Count>][]} */
export const steps = [
  ["lint", lint],
  ["types", types],
  ["architecture", () => runJest("architecture")],
  ["unit", () => runJest("unit")],
  ["build", build],
  ["contract", () => runJest("contract")],
  ["browser", runPlaywright],
];

export function architecture() {
  return runJest("architecture");
}
