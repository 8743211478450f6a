import { spawn } from "node:child_process";
import { projectRoot } from "./project.mjs";

/** Longest wait for an orderly end. Running requests get 25 s to finish, after the delay that the operator set. */
const timeoutMs = 30_000 + (Number(process.env.SHUTDOWN_DELAY_SECONDS) || 0) * 1_000;

/**
 * @typedef {object} Options
 * @property {Record<string, string | undefined>} [env] over our own
 * @property {"inherit" | number} [output] a file descriptor
 * @property {boolean} [withItsOwn] a signal reaches what the program started, too: it leads a process group
 *
 * @typedef {{ name: string, code: number | null, signal: NodeJS.Signals | null }} Ended
 */

/**
 * Starts a program in the project's folder.
 * @param {string} name for messages
 * @param {string} program
 * @param {string[]} args
 * @param {Options} [options]
 */
export function start(name, program, args, { env = {}, output = "inherit", withItsOwn = false } = {}) {
  const leads = withItsOwn && process.platform !== "win32";
  const child = spawn(program, args, {
    cwd: projectRoot,
    env: { ...process.env, ...env, LAUNCHED_BY: String(process.pid) },
    stdio: ["ignore", output, output],
    detached: leads,
  });
  /** @type {Promise<Ended>} */
  const ended = new Promise((resolve) => {
    child.once("exit", (code, signal) => resolve({ name, code, signal }));
    child.once("error", () => resolve({ name, code: 1, signal: null }));
  });
  /** @param {NodeJS.Signals} wanted */
  const signal = (wanted) => void (leads ? signalGroup(child.pid, wanted) : child.kill(wanted));
  return { name, ended, signal };
}

/**
 * Starts a program of ours under this very Node.
 * @param {string} name
 * @param {string[]} args
 * @param {Options} [options]
 */
export function startNode(name, args, options) {
  return start(name, process.execPath, args, options);
}

/**
 * Runs a program to its end.
 * @param {string} name @param {string} program @param {string[]} args @param {Options} [options]
 * @returns {Promise<number>} its exit code; 1 where a signal ended it
 */
export async function run(name, program, args, options) {
  const { code } = await start(name, program, args, options).ended;
  return code ?? 1;
}

/** The same for a program of ours. @param {string} name @param {string[]} args @param {Options} [options] */
export function runNode(name, args, options) {
  return run(name, process.execPath, args, options);
}

/** @param {number | undefined} leader none where it could not be started @param {NodeJS.Signals} signal */
function signalGroup(leader, signal) {
  if (leader === undefined) return;
  try {
    process.kill(-leader, signal);
  } catch (error) {
    // All of them have ended.
    if (Object(error).code !== "ESRCH") throw error;
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
