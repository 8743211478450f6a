import { report } from "./fault.mjs";
import { onceParentEnds } from "./parent.mjs";
import { start, stopAll } from "./processes.mjs";

/**
 * Programs that live and end together: all on Ctrl-C, on a stop signal, or once one of them has ended by itself.
 * This process ends with them: with 0 when asked to, else with the code of the one that fell.
 */
export class Group {
  /** @type {ReturnType<typeof start>[]} */
  #running = [];
  #startsNone = false;
  isEnding = false;

  /** @param {ReturnType<typeof start>} started */
  add(started) {
    this.#running.push(started);
    started.ended.then(({ name, code, signal }) => {
      if (!this.isEnding) console.error(`\nThe ${name} ended by itself (${signal ?? `exit code ${code}`}).`);
      return this.end(code || 1);
    });
    return started;
  }

  /**
   * Runs a tool to its end, unless the group ends first: then the tool does too, with all that it started. What a tool
   * leaves behind ends with it, or it would hold our output open for ever.
   * @type {typeof import("./processes.mjs").run}
   */
  run = async (name, program, args, options) => {
    if (this.isEnding || this.#startsNone) return 1;
    const tool = start(name, program, args, { ...options, withItsOwn: true });
    this.#running.push(tool);
    const { code } = await tool.ended;
    tool.signal("SIGKILL");
    this.#running.splice(this.#running.indexOf(tool), 1);
    return this.isEnding ? 1 : (code ?? 1);
  };

  /** Ends the tools that run and starts no more: each of them has failed, and whoever waits for them goes on. */
  async endTools() {
    this.#startsNone = true;
    await stopAll([...this.#running]);
  }

  /** @param {number} exitCode */
  async end(exitCode) {
    if (this.isEnding) return;
    this.isEnding = true;
    await stopAll(this.#running);
    process.exit(exitCode);
  }
}

/**
 * A command of several programs: what it starts in the group ends with it, and with its first fault.
 * @param {(group: Group) => Promise<void>} command
 * @param {{ codeOnStop?: number }} [options] codeOnStop: exit code where a signal asked it to end
 */
export async function runTogether(command, { codeOnStop = 0 } = {}) {
  const group = new Group();
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => group.end(codeOnStop));
  onceParentEnds(() => group.end(codeOnStop));
  try {
    await command(group);
  } catch (error) {
    // What ends because it was asked to is no fault.
    if (!group.isEnding) report(error);
    await group.end(1);
  }
}
