import { type ChildProcessByStdio, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
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

/** One that has ended counts as ended before its parent, or what stands for it in a container, has asked for its code. */
function isRunning(pid: number): boolean {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, "utf8"));
  } catch {
    return false;
  }
}

/** What lives on after a failed test would keep this one's runner from ending. */
const begun: number[] = [];
afterEach(() => {
  for (const pid of begun.splice(0)) if (isRunning(pid)) process.kill(pid, "SIGKILL");
});

/** Ids of the tool and of its worker, once both run. */
async function toolOf(started: ChildProcessByStdio<null, Readable, null>): Promise<number[]> {
  const [line] = await once(createInterface(started.stdout), "line");
  const pids = String(line).split(" ").map(Number);
  begun.push(...pids);
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

/** A launcher of ours whose command is this text, and all that it said before it ended. */
async function said(command: string): Promise<string> {
  const words = `import { runTogether } from ${JSON.stringify(groupModule)}; await runTogether(${command});`;
  const started = spawn(process.execPath, ["--input-type=module", "-e", words], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  return (await started.stdout.toArray()).join("");
}

it("what a tool leaves behind ends with it, and does not hold the output open", async () => {
  const leaving = `
    const left = require("node:child_process").spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { stdio: "inherit" });
    console.log(left.pid);
    left.unref();
  `;
  const pid = Number(await said(`(group) => group.run("tool", process.execPath, ["-e", ${JSON.stringify(leaving)}])`));
  expect(pid).toBeGreaterThan(0);
  begun.push(pid);
  await until("what was left to end", () => !isRunning(pid));
});

it("tools that are ended have failed, and those that would come after them", async () => {
  const run = `group.run("tool", process.execPath, ["-e", "setInterval(() => {}, 1000)"])`;
  const command = `async (group) => {
    const running = ${run};
    await group.endTools();
    console.log(await running, await ${run});
  }`;
  expect(await said(command)).toBe("1 1\n");
});

/** What `npm start` starts, without what it does: it lives until it sees its launcher gone, and says who it is. */
const program = `
  import { onceParentEnds } from ${JSON.stringify(pathToFileURL(`${__dirname}/parent.mjs`).href)};
  console.log(process.pid);
  onceParentEnds(() => process.exit());
  setInterval(() => {}, 1000);
`;

it.each([
  ["in its work", program],
  // Its parent is another one by then.
  ["before what it started looks at it", program.replace("onceParentEnds(", "setTimeout(onceParentEnds, 300, ")],
])("a launcher that is killed %s takes with it what it started", async (_when, program) => {
  const words = `
    import { startNode } from ${JSON.stringify(pathToFileURL(`${__dirname}/processes.mjs`).href)};
    startNode("program", ["--input-type=module", "-e", ${JSON.stringify(program)}]);
  `;
  const { npm_lifecycle_event: _, ...env } = process.env;
  const args = ["--input-type=module", "-e", words];
  const started = spawn(process.execPath, args, { env, stdio: ["ignore", "pipe", "inherit"] });
  const [line] = await once(createInterface(started.stdout), "line");
  begun.push(Number(line));
  expect(isRunning(Number(line))).toBe(true);
  started.kill("SIGKILL");
  await until("what it started to end", () => !isRunning(Number(line)));
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
