import { report } from "./fault.mjs";
import { stopAll } from "./processes.mjs";

/**
 * Programs that live and end together: all on Ctrl-C, on a stop signal, or once one of them has ended by itself.
 * This process ends with them: with 0 when asked to, else with the code of the one that fell.
 */
class Group {
  #running = [];
  #isEnding = false;

  /** @template {{ name: string, ended: Promise<{ code: number | null, signal: string | null }> }} T @param {T} started */
  add(started) {
    this.#running.push(started);
    started.ended.then(({ name, code, signal }) => {
      if (!this.#isEnding) console.error(`\nThe ${name} ended by itself (${signal ?? `exit code ${code}`}).`);
      return this.end(code || 1);
    });
    return started;
  }

  /** @param {number} exitCode */
  async end(exitCode) {
    if (this.#isEnding) return;
    this.#isEnding = true;
    await stopAll(this.#running);
    process.exit(exitCode);
  }
}

/**
 * A start command: what it starts in the group ends with it, and with its first fault.
 * @param {(group: Group) => Promise<void>} command
 */
export async function runTogether(command) {
  const group = new Group();
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => group.end(0));
  try {
    await command(group);
  } catch (error) {
    report(error);
    await group.end(1);
  }
}
