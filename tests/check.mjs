import { ensureInstalled } from "../server/launch/install.mjs";
import { architecture, lint, types } from "./steps.mjs";

/** `npm run check`: what an editor may have missed, in seconds. */
await ensureInstalled();
const outcomes = await Promise.all([lint(), types(), architecture()]);
const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
console.log(failed === 0 ? "\nLint, types and architecture are in order." : `\n${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
