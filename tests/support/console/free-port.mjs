import { randomInt } from "node:crypto";
import { once } from "node:events";
import { mkdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";

/** Below the ports that systems give to outgoing connections: one of those may be taken again before it is listened on. */
const from = 15_000;
const to = 32_000;

/** Of all test processes of a person: a port belongs to one of them from before its program listens until after a restart. */
const claims = join(tmpdir(), `console-test-ports-${userInfo().uid}`);
/** Longer than a run: whoever was killed before that has left it behind. */
const claimLastsMs = 30 * 60_000;

/** @param {number} port @returns {boolean} whether it is this process's from now on */
function claim(port) {
  const file = join(claims, String(port));
  const since = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (Date.now() - since > claimLastsMs) rmSync(file, { force: true });
  try {
    // Of two who claim it at once, one is refused.
    writeFileSync(file, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    // In a Jest test it is no instance of the test's own Error.
    if (/** @type {NodeJS.ErrnoException} */ (error).code === "EEXIST") return false;
    throw error;
  }
}

/** A loopback port that nobody listens on, and that no test process has been given within a run's time. */
export async function freePort() {
  mkdirSync(claims, { recursive: true });
  for (;;) {
    const port = randomInt(from, to);
    if (!claim(port)) continue;
    const probe = createServer().listen({ port, host: "127.0.0.1", exclusive: true });
    const isFree = await once(probe, "listening").then(
      () => true,
      () => false,
    );
    probe.close();
    if (isFree) return port;
  }
}
