import { report } from "../server/launch/fault.mjs";
import { ensurePrerequisites } from "./prerequisites.mjs";
import { steps } from "./steps.mjs";

/** `npm test`: every step, the later ones too when an earlier one fails, and one line at the end: `N passed, N failed`. */
async function runStep(name, step) {
  console.log(`\n━━ ${name} ━━`);
  const startedAt = Date.now();
  let count;
  try {
    count = await step();
  } catch (error) {
    report(error);
    count = { passed: 0, failed: 1 };
  }
  return { name, seconds: Math.round((Date.now() - startedAt) / 1000), ...count };
}

/** Without packages nothing can be tried; without the rest what needs it fails, and the end says why. */
async function prerequisites() {
  try {
    return await ensurePrerequisites();
  } catch (error) {
    report(error);
    console.log("\n0 passed, 1 failed");
    process.exit(1);
  }
}

const missing = await prerequisites();
const outcomes = [];
for (const [name, step] of steps) outcomes.push(await runStep(name, step));

console.log("");
for (const { name, passed, failed, seconds } of outcomes) {
  console.log(`${failed === 0 ? "✓" : "✗"} ${name.padEnd(14)}${passed} passed, ${failed} failed  (${seconds} s)`);
}
for (const each of missing) console.log(`✗ ${each}`);
const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, missing.length);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
