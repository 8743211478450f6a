import { closeSync, mkdirSync, openSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { report } from "../server/launch/fault.mjs";
import { resultsFolder, steps } from "./steps.mjs";

/** @typedef {import("./runner-reports.mjs").Outcome & { name: string, seconds: number, budgetS: number }} StepOutcome */

async function runStep(name, run, patterns) {
  const { budgetS, run: runIt } = steps[name];
  const startedAt = Date.now();
  let outcome;
  try {
    outcome = await runIt(run, patterns);
  } catch (error) {
    report(error);
    outcome = { passed: 0, failed: 1 };
  }
  return { name, budgetS, seconds: Math.round((Date.now() - startedAt) / 1000), ...outcome };
}

/** What steps that run at once write is shown step by step, each as it ends. */
async function runBeside(name, run) {
  mkdirSync(resultsFolder, { recursive: true });
  const file = join(resultsFolder, `${name}.log`);
  const output = openSync(file, "w");
  const intoFile = (tool, program, args, options) => run(tool, program, args, { ...options, output });
  const outcome = await runStep(name, intoFile, []);
  closeSync(output);
  console.log(`\n━━ ${name} ━━\n${readFileSync(file, "utf8")}`);
  return outcome;
}

/**
 * Runs steps at once; one alone writes as it goes.
 * @param {string[]} names of steps
 * @param {import("./steps.mjs").Run} run
 * @param {string[]} patterns of test files, where the stage is one step
 * @returns {Promise<StepOutcome[]>} in the order of the names
 */
export async function runStage(names, run, patterns = []) {
  const [name, ...others] = names;
  if (others.length > 0) return Promise.all(names.map((each) => runBeside(each, run)));
  console.log(`\n━━ ${name} ━━`);
  return [await runStep(name, run, patterns)];
}
