import { report } from "./fault.mjs";
import { start, stopAll } from "./processes.mjs";

/**
 * Programs that live and end together: all on Ctrl-C, on a stop signal, or once one of them has ended by itself.
 * This process ends with them: with 0 when asked to, else with the code of the one that fell.
 */
class Group {
  #running = [];
  isEnding = false;

  /** @template {{ name: string, ended: Promise<{ code: number | null, signal: string | null }> }} T @param {T} started */
  add(started) {
    this.#running.push(started);
    started.ended.then(({ name, code, signal }) => {
      if (!this.isEnding) console.error(`\nThe ${name} ended by itself (${signal ?? `exit code ${code}`}).`);
      return this.end(code || 1);
    });
    return started;
  }

  /**
   * Runs a tool to its end, unless the group ends first: then the tool does too, with all that it started.
   * @type {typeof import("./processes.mjs").run}
   */
  run = async (name, program, args, options) => {
    if (this.isEnding) return 1;
    const tool = start(name, program, args, { ...options, withItsOwn: true });
    this.#running.push(tool);
    const { code } = await tool.ended;
    this.#running.splice(this.#running.indexOf(tool), 1);
    return this.isEnding ? 1 : (code ?? 1);
  };

  /** @param {number} exitCode */
  async end(exitCode) {
    if (this.isEnding) return;
    this.isEnding = true;
    await stopAll(this.#running);
    process.exit(exitCode);
  }
}

const lookForNpmEveryMs = 500;

/**
 * npm hands a stop signal to the shell that it put between us; which ends and leaves us running. So a command
 * that npm runs ends with its parent. Started by hand it may outlive its terminal.
 */
function endWithNpm(group, codeOnStop) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const shell = process.ppid;
  setInterval(() => process.ppid !== shell && group.end(codeOnStop), lookForNpmEveryMs).unref();
}

/**
 * A command of several programs: what it starts in the group ends with it, and with its first fault.
 * @param {(group: Group) => Promise<void>} command
 * @param {{ codeOnStop?: number }} [options] codeOnStop: exit code where a signal asked it to end
 */
export async function runTogether(command, { codeOnStop = 0 } = {}) {
  const group = new Group();
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => group.end(codeOnStop));
  endWithNpm(group, codeOnStop);
  try {
    await command(group);
  } catch (error) {
    // What ends because it was asked to is no fault.
    if (!group.isEnding) report(error);
    await group.end(1);
  }
}
