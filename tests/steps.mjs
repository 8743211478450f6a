import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ensureBuilt } from "../server/launch/build.mjs";
import { nextBin, projectRoot } from "../server/launch/project.mjs";
import { readJestReport, readPlaywrightReport } from "./runner-reports.mjs";

const modules = join(projectRoot, "node_modules");
/** Beside Playwright's own output folder, which it empties first. */
export const resultsFolder = join(projectRoot, "test-results");

/** @typedef {import("./runner-reports.mjs").Outcome} Outcome */
/** @typedef {(name: string, program: string, args: string[], options?: object) => Promise<number>} Run */
/** @typedef {{ budgetS: number, run: (run: Run, patterns: string[]) => Promise<Outcome> }} Step */

const passed = { passed: 1, failed: 0 };
const failed = { passed: 0, failed: 1 };

/** A tool without tests of its own counts as one. */
async function runTool(run, name, args, env = {}) {
  const code = await run(name, process.execPath, args, { env });
  return code === 0 ? passed : failed;
}

/** A runner that wrote no report, or failed without a failed test, counts as one failure. */
async function runRunner(run, { name, args, env = {}, read }) {
  const report = join(resultsFolder, `${name}.json`);
  mkdirSync(resultsFolder, { recursive: true });
  rmSync(report, { force: true });
  const code = await run(name, process.execPath, args(report), {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  const outcome = existsSync(report) ? read(JSON.parse(readFileSync(report, "utf8"))) : { ...failed, failed: 0 };
  return code !== 0 && outcome.failed === 0 ? { ...outcome, failed: 1 } : outcome;
}

/**
 * Megabytes, in the runner and its workers, which take these over. What loading a test file's modules leaves behind is
 * young and much; with V8's own 16 it is copied again and again, which costs a seventh of the unit tests' processor time.
 */
const youngSpace = ["--min-semi-space-size=32", "--max-semi-space-size=64"];

/** Longest first; Jest's own order goes by durations of earlier runs. */
const inOrder = `--testSequencer=${join(projectRoot, "tests/longest-first.mjs")}`;
/** One worker more than CI has cores: a good part of the contract tests' time is waiting for time limits. */
const contractWorkers = "--maxWorkers=3";

/** @param {string} project a project of jest.config.mjs @param {string[]} options of the step's own */
function jest(project, options = []) {
  // A failed test may leave something behind that would keep the whole run from ending.
  const own = ["--selectProjects", project, "--json", "--forceExit", inOrder, ...options];
  return (run, patterns) =>
    runRunner(run, {
      name: project,
      args: (report) => [
        ...youngSpace,
        join(modules, "jest/bin/jest.js"),
        ...patterns,
        ...own,
        `--outputFile=${report}`,
      ],
      read: readJestReport,
    });
}

function playwright(run, patterns) {
  return runRunner(run, {
    name: "browser",
    args: () => [join(modules, "@playwright/test/cli.js"), "test", ...patterns, "--reporter=list,json"],
    read: readPlaywrightReport,
  });
}

function lint(run) {
  return runTool(run, "lint", [join(modules, "@biomejs/biome/bin/biome"), "check", "--error-on-warnings"]);
}

/** Next's generated route types first: without them a fresh checkout has no `PageProps`. */
async function types(run) {
  const typegen = runTool(run, "route types", [nextBin, "typegen"], { NEXT_TELEMETRY_DISABLED: "1" });
  // One checker: two and more check again what they share, and the other core lints meanwhile.
  const args = [join(modules, "typescript/bin/tsc"), "--noEmit", "--checkers", "1"];
  const generated = await typegen;
  return generated.failed > 0 ? generated : runTool(run, "types", args);
}

async function build(run) {
  await ensureBuilt(run);
  return passed;
}

/**
 * Seconds on two quiet cores; a step beyond its budget says so and fails nothing. The longest of each stage together come
 * to no more than the twelve minutes that a whole run may take. The contract and browser tests keep both
 * cores busy: they get shorter by fewer pages and fewer consoles to start, not by more workers.
 * @type {Record<string, Step>}
 */
export const steps = {
  lint: { budgetS: 20, run: lint },
  types: { budgetS: 20, run: types },
  architecture: { budgetS: 20, run: jest("architecture") },
  unit: { budgetS: 75, run: jest("unit") },
  build: { budgetS: 90, run: build },
  contract: { budgetS: 225, run: jest("contract", [contractWorkers]) },
  browser: { budgetS: 280, run: playwright },
};

/** Steps of one stage run at once; the contract and browser tests run the built console. */
export const stages = [["lint", "types", "architecture"], ["unit", "build"], ["contract"], ["browser"]];
