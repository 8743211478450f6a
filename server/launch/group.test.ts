import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
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

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

it("a stop signal in the middle of a build ends the build and what it started", async () => {
  const started = spawn(process.execPath, ["--input-type=module", "-e", launcher], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  const faults: string[] = [];
  started.stderr.on("data", (chunk: Buffer) => faults.push(String(chunk)));
  const ended = once(started, "exit");
  const [line] = await once(createInterface(started.stdout), "line");
  const pids = String(line).split(" ").map(Number);
  expect(pids.map(isRunning)).toEqual([true, true]);
  started.kill("SIGTERM");
  expect(await ended).toEqual([0, null]);
  await until("both to end", () => !pids.some(isRunning));
  expect(faults.join("")).toBe("");
});
