import { type ChildProcessByStdio, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { pathToFileURL } from "node:url";
import { until } from "@/tests/support/console/until";

const groupModule = pathToFileURL(`${__dirname}/group.mjs`).href;

/** Like a build: a program whose work is done by one that it starts. It says who they are and never ends by itself. */
const tool = `
  const { spawn } = require("node:child_process");
  const worker = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"]);
  console.log(process.pid, worker.pid);
  setInterval(() => {}, 1000);
`;

const launcher = `
  import { runTogether } from ${JSON.stringify(groupModule)};
  await runTogether((group) => group.run("tool", process.execPath, ["-e", ${JSON.stringify(tool)}]));
`;
const launcherArgs = ["--input-type=module", "-e", launcher];

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Ids of the tool and of its worker, once both run. */
async function toolOf(started: ChildProcessByStdio<null, Readable, null>): Promise<number[]> {
  const [line] = await once(createInterface(started.stdout), "line");
  const pids = String(line).split(" ").map(Number);
  expect(pids.map(isRunning)).toEqual([true, true]);
  return pids;
}

it("a stop signal in the middle of a build ends the build and what it started", async () => {
  const started = spawn(process.execPath, launcherArgs, { stdio: ["ignore", "pipe", "inherit"] });
  const ended = once(started, "exit");
  const pids = await toolOf(started);
  started.kill("SIGTERM");
  expect(await ended).toEqual([0, null]);
  await until("both to end", () => !pids.some(isRunning));
});

it("a stop signal to npm reaches what it runs, though the shell in between keeps it to itself", async () => {
  const env = { ...process.env, npm_lifecycle_event: "start" };
  // The second command keeps the shell from becoming the first one.
  const words = ["-c", '"$0" "$@"; true', process.execPath, ...launcherArgs];
  const shell = spawn("sh", words, { env, stdio: ["ignore", "pipe", "inherit"] });
  const pids = await toolOf(shell);
  shell.kill("SIGTERM");
  await until("both to end", () => !pids.some(isRunning));
});
