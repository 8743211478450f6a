import { LaunchFault, report } from "../server/launch/fault.mjs";
import { runTogether } from "../server/launch/group.mjs";
import { ensureInstalled } from "../server/launch/install.mjs";
import { ensurePrerequisites } from "./prerequisites.mjs";
import { runStage } from "./run-stage.mjs";
import { slowAfterS } from "./runner-reports.mjs";
import { stages, steps } from "./steps.mjs";

/** As a shell tells of a program that SIGTERM ended. */
const codeOnStop = 143;

/**
 * Minutes that a whole run may take, packages and programs included: it says how far it came before somebody else ends
 * it without a word.
 */
const mostMinutes = 19;

/** Steps that need more than packages. */
const needPrograms = ["contract", "browser"];

/** @throws {LaunchFault} where no step has the name */
function stagesOf(part) {
  if (part === undefined) return stages;
  if (!(part in steps)) throw new LaunchFault(`There is no part "${part}": ${Object.keys(steps).join(", ")}.`);
  return [[part]];
}

function printStep({ name, passed, failed, seconds, budgetS }) {
  const mark = failed === 0 ? "✓" : "✗";
  const over = seconds > budgetS ? ", over its budget" : "";
  console.log(`${mark} ${name.padEnd(14)}${passed} passed, ${failed} failed  (${seconds} s of ${budgetS}${over})`);
}

function printSlow(outcomes) {
  const slow = outcomes.flatMap(({ name, slow: tests = [] }) => tests.map((test) => ({ name, ...test })));
  if (slow.length > 0) console.log(`\nLonger than ${slowAfterS} s:`);
  for (const { name, seconds, title } of slow)
    console.log(`  ${seconds.toFixed(1)} s  ${name}  ${title.slice(0, 160)}`);
}

/** Last but the counts: whoever keeps only the end of a long output sees what failed, and why. */
function printFailures(outcomes) {
  const failures = outcomes.flatMap(({ name, failures: tests = [] }) => tests.map((test) => ({ name, ...test })));
  if (failures.length > 0) console.log("\nFailed:");
  for (const { name, title, reason } of failures) {
    console.log(`✗ ${name}  ${title}\n${reason.replace(/^/gm, "    ")}`);
  }
}

/**
 * `npm test`: every step, the later ones too when an earlier one fails; `npm test -- <part> [file pattern …]`: one of
 * them. One line at the end: `N passed, N failed`.
 */
async function test(group) {
  const [part, ...patterns] = process.argv.slice(2);
  const wanted = stagesOf(part);
  const needsPrograms = wanted.flat().some((name) => needPrograms.includes(name));
  const missing = needsPrograms
    ? await ensurePrerequisites(group.run)
    : await ensureInstalled(group.run).then(() => []);
  const startedAt = Date.now();
  const outcomes = [];
  for (const names of wanted) outcomes.push(...(await runStage(names, group.run, patterns)));
  if (group.isEnding) return;

  printSlow(outcomes);
  printFailures(outcomes);
  console.log("");
  outcomes.forEach(printStep);
  for (const each of missing) console.log(`✗ ${each}`);
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, missing.length);
  console.log(`${Math.round((Date.now() - startedAt) / 1000)} s in all`);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

/** Without packages nothing can be tried: that, too, is said in the last line. */
async function testAndCount(group) {
  setTimeout(() => {
    console.error(`\nThe run has taken ${mostMinutes} minutes: what is not done counts as failed.`);
    return group.endTools();
  }, mostMinutes * 60_000).unref();
  try {
    await test(group);
  } catch (error) {
    if (group.isEnding) return;
    report(error);
    console.log("\n0 passed, 1 failed");
    process.exitCode = 1;
  }
}

await runTogether(testAndCount, { codeOnStop });
