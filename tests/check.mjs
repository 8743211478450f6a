import { runTogether } from "../server/launch/group.mjs";
import { ensureInstalled } from "../server/launch/install.mjs";
import { runStage } from "./run-stage.mjs";

/** `npm run check`: what an editor may have missed, in seconds. */
await runTogether(async (group) => {
  await ensureInstalled(group.run);
  const outcomes = await runStage(["lint", "types", "architecture"], group.run);
  const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
  console.log(failed === 0 ? "\nLint, types and architecture are in order." : `\n${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
});
