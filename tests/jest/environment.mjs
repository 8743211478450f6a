import { ModernFakeTimers } from "@jest/fake-timers";
import { ModuleMocker } from "jest-mock";

const ownGlobals = new Map(
  Reflect.ownKeys(globalThis).map((key) => [key, Object.getOwnPropertyDescriptor(globalThis, key)]),
);

/**
 * The worker's own globals instead of a context per file: packages are loaded once per worker (`runtime.mjs`), and what
 * they make is of the same `Array` and `Error` as what a test expects. What a file leaves behind is put back after it.
 * Fake timers reach the whole worker, so whoever takes them does no input or output meanwhile.
 */
export default class WorkerEnvironment {
  global = globalThis;
  moduleMocker = new ModuleMocker(globalThis);
  /** Jest asks every environment for both kinds; the legacy ones are not for use here. */
  fakeTimers = null;
  #env = { ...process.env };
  #cwd = process.cwd();
  #exit = process.exit;

  constructor({ projectConfig }) {
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
  }

  async setup() {}

  async teardown() {
    this.fakeTimersModern.dispose();
    forgetMatchers();
    restoreGlobals();
    for (const name of Object.keys(process.env)) if (!(name in this.#env)) delete process.env[name];
    Object.assign(process.env, this.#env);
    process.chdir(this.#cwd);
    // Jest warns of a call by a wrapper of its own, one per file.
    process.exit = this.#exit;
    process.exitCode = undefined;
  }

  exportConditions() {
    return ["node", "node-addons"];
  }

  getVmContext() {
    return globalThis;
  }
}

/** `expect.extend` and testers of one file must not judge another's. Jest's own are added again with each file. */
function forgetMatchers() {
  const state = globalThis[Symbol.for("$$jest-matchers-object")];
  if (state === undefined) return;
  state.customEqualityTesters.length = 0;
  for (const name of Object.keys(state.matchers)) delete state.matchers[name];
}

function restoreGlobals() {
  for (const key of Reflect.ownKeys(globalThis)) if (!ownGlobals.has(key)) Reflect.deleteProperty(globalThis, key);
  for (const [key, before] of ownGlobals) {
    const now = Object.getOwnPropertyDescriptor(globalThis, key);
    if (before.configurable && (now?.value !== before.value || now?.get !== before.get))
      Object.defineProperty(globalThis, key, before);
  }
}
