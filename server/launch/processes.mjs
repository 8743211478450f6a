import { spawn } from "node:child_process";
import { projectRoot } from "./project.mjs";

/** Longest wait for an orderly end. Running requests get 25 s to finish. */
const timeoutMs = 30_000;

/**
 * Starts a program in the project's folder.
 * @param {string} name for messages
 * @param {string} program
 * @param {string[]} args
 * @param {object} [options]
 * @param {Record<string, string | undefined>} [options.env] over our own
 * @param {"inherit" | number} [options.output] a file descriptor
 * @param {boolean} [options.withItsOwn] a signal reaches what the program started, too: it leads a process group
 */
export function start(name, program, args, { env = {}, output = "inherit", withItsOwn = false } = {}) {
  const leads = withItsOwn && process.platform !== "win32";
  const child = spawn(program, args, {
    cwd: projectRoot,
    env: { ...process.env, ...env },
    stdio: ["ignore", output, output],
    detached: leads,
  });
  const ended = new Promise((resolve) => {
    child.once("exit", (code, signal) => resolve({ name, code, signal }));
    child.once("error", () => resolve({ name, code: 1, signal: null }));
  });
  return { name, ended, signal: (signal) => (leads ? signalGroup(child.pid, signal) : child.kill(signal)) };
}

/** Starts a program of ours under this very Node. */
export function startNode(name, args, options) {
  return start(name, process.execPath, args, options);
}

/** Runs a program to its end. @returns {Promise<number>} its exit code; 1 where a signal ended it */
export async function run(name, program, args, options) {
  const { code } = await start(name, program, args, options).ended;
  return code ?? 1;
}

/** The same for a program of ours. */
export function runNode(name, args, options) {
  return run(name, process.execPath, args, options);
}

function signalGroup(leader, signal) {
  try {
    process.kill(-leader, signal);
  } catch (error) {
    // All of them have ended.
    if (error.code !== "ESRCH") throw error;
  }
}

/**
 * Asks each to end, and insists after a while. The last started ends first: what it still answers may need the others.
 * @param {ReturnType<typeof start>[]} running
 */
export async function stopAll(running) {
  for (const { signal, ended } of running.toReversed()) {
    signal("SIGTERM");
    const insist = setTimeout(() => signal("SIGKILL"), timeoutMs);
    await ended;
    clearTimeout(insist);
  }
}
