import { TestEnvironment } from "jest-environment-node";

const globalsOfNode = new Set(Reflect.ownKeys(globalThis));

/**
 * The worker's own globals instead of a context per file: packages are loaded once per worker (`runtime.mjs`), and what
 * they make is of the same `Array` and `Error` as what a test expects. What a file leaves behind is put back after it.
 */
export default class WorkerEnvironment extends TestEnvironment {
  #env = { ...process.env };
  #exit = process.exit;
  #console = globalThis.console;

  constructor(config, context) {
    super(config, context);
    const global = globalThis;
    global.global = global;
    global.Error.stackTraceLimit = 100;
    this.global = global;
    this.moduleMocker = new this.moduleMocker.constructor(global);
    this.fakeTimersModern = new this.fakeTimersModern.constructor({ config: config.projectConfig, global });
  }

  async teardown() {
    await super.teardown();
    for (const name of Object.keys(process.env)) if (!(name in this.#env)) delete process.env[name];
    Object.assign(process.env, this.#env);
    process.exit = this.#exit;
    globalThis.console = this.#console;
    for (const key of Reflect.ownKeys(globalThis)) if (!globalsOfNode.has(key)) Reflect.deleteProperty(globalThis, key);
  }

  getVmContext() {
    return globalThis;
  }
}
