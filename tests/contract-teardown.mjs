// Jest loads setup and teardown apart from each other: only what is global is shared.
const key = Symbol.for("console.contract.teardown");

/** @param {() => Promise<void>} end run after the last test */
export function keepForTeardown(end) {
  globalThis[key] = end;
}

// biome-ignore lint/style/noDefaultExport: Jest asks for it.
export default () => globalThis[key]?.();
