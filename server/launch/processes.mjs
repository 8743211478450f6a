import { spawn } from "node:child_process";
import { projectRoot } from "./project.mjs";

/** Longest wait for an orderly end. Running requests get 25 s to finish. */
const patienceMs = 30_000;

/**
 * Runs a program of ours under this very Node, in the project's folder.
 * @param {string} name for messages
 * @param {string[]} args
 * @param {{ env?: Record<string, string | undefined>, output?: "inherit" | number }} [options] output: a file descriptor
 */
export function startNode(name, args, { env = {}, output = "inherit" } = {}) {
  const child = spawn(process.execPath, args, {
    cwd: projectRoot,
    env: { ...process.env, ...env },
    stdio: ["ignore", output, output],
  });
  const ended = new Promise((resolve) => {
    child.once("exit", (code, signal) => resolve({ name, code, signal }));
    child.once("error", () => resolve({ name, code: 1, signal: null }));
  });
  return { name, child, ended };
}

/** Runs a program to its end. @returns {Promise<number>} its exit code; 1 where a signal ended it */
export async function runNode(name, args, options) {
  const { code } = await startNode(name, args, options).ended;
  return code ?? 1;
}

/**
 * Asks each to end, and insists after a while. The last started ends first: what it still answers may need the others.
 * @param {ReturnType<typeof startNode>[]} running
 */
export async function stopAll(running) {
  for (const { child, ended } of running.toReversed()) {
    child.kill("SIGTERM");
    const insist = setTimeout(() => child.kill("SIGKILL"), patienceMs);
    await ended;
    clearTimeout(insist);
  }
}
