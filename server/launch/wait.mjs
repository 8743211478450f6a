import { setTimeout as pause } from "node:timers/promises";
import { LaunchFault } from "./fault.mjs";

/** @param {string} address */
async function answersOk(address) {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(2_000), redirect: "error" });
    // Read to its end: a connection with an unread answer would count as busy and hold up an orderly stop.
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

/**
 * @param {{ name: string, ended: Promise<{ code: number | null }> }} started
 * @param {string} address answers 2xx once the program is ready
 * @param {number} timeoutMs
 * @throws {LaunchFault} when the program ends first, or time is up
 */
export async function waitUntilReady(started, address, timeoutMs) {
  const deadline = Date.now() + timeoutMs;
  let outcome;
  started.ended.then((result) => {
    outcome = result;
  });
  while (!(await answersOk(address))) {
    if (outcome !== undefined) throw new LaunchFault(`The ${started.name} ended before it was ready (see above).`);
    if (Date.now() > deadline)
      throw new LaunchFault(`The ${started.name} is not ready after ${timeoutMs / 1000} s: ${address}`);
    await pause(100);
  }
}
