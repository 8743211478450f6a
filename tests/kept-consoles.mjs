import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Read by `keptConsole` in the tests: the folder where each worker notes its consoles. */
const folderVariable = "TEST_KEPT_CONSOLES";

/** Lets the workers of a runner keep consoles from file to file. @returns what ends them */
export function keepConsoles() {
  const folder = mkdtempSync(join(tmpdir(), "kept-consoles-"));
  process.env[folderVariable] = folder;
  return () => {
    for (const name of readdirSync(folder).filter((each) => each.endsWith(".json"))) {
      for (const { pid } of JSON.parse(readFileSync(join(folder, name), "utf8")).replicas) end(pid);
    }
    rmSync(folder, { recursive: true, force: true });
  };
}

/** @param {number} pid of a console, which may have ended with its worker */
function end(pid) {
  try {
    process.kill(pid, "SIGKILL");
  } catch (error) {
    if (error.code !== "ESRCH") throw error;
  }
}
