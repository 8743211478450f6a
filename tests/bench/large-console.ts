import { join } from "node:path";
import { projectRoot } from "@/tests/support/console/run-console";
import { startConsoleOver, type WholeConsole } from "@/tests/support/console/whole-console";
import { startPlatform } from "@/tests/support/start-platform";

/** Kept from run to run, and made again when the seed changes: a million orders take minutes. */
const dataFolder = join(projectRoot, ".data/bench");

/** A console over the platform's largest data set. */
export async function startLargeConsole(): Promise<WholeConsole> {
  console.log(`\nThe large data set lies in ${dataFolder}. It is made once, which takes minutes.`);
  return startConsoleOver(await startPlatform({ dataset: "large", dataDir: dataFolder }));
}
