import { spawn, spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { until } from "./support/console/until";

/** Ids of the processes that were started with this text in their environment, their children's children too. */
function processesWith(mark: string): string[] {
  return readdirSync("/proc").filter((pid) => {
    try {
      return readFileSync(`/proc/${pid}/environ`, "utf8").includes(mark);
    } catch {
      return false;
    }
  });
}

it("a stop signal to npm test ends its steps and all that they started", async () => {
  const mark = randomUUID();
  const env = { ...process.env, MARK_OF_RUN: mark };
  const npm = spawn("npm", ["test", "--", "lint"], { env, stdio: ["ignore", "pipe", "inherit"] });
  const ended = once(npm, "exit");
  // npm, its shell, the run, the linter's own launcher and the linter.
  await until("the step to be at work", () => processesWith(mark).length >= 4 && isLinting(mark));
  npm.kill("SIGTERM");
  await ended;
  await until("all of them to end", () => processesWith(mark).length === 0);
});

it.each([
  ["npm test", "tests/run.mjs", ["unit", "no-such-file"], /0 passed, 1 failed/],
  ["npm run rounds", "tests/session-rounds.mjs", ["--rounds", "many"], /--rounds must be a whole number/],
])("%s refuses what names no work, instead of passing without any", (_command, script, args, said) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], { encoding: "utf8" });
  expect(stdout + stderr).toMatch(said);
  expect(status).toBe(1);
});

function isLinting(mark: string): boolean {
  return processesWith(mark).some((pid) => /cli-.*biome/.test(commandOf(pid)));
}

function commandOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8");
  } catch {
    return "";
  }
}
