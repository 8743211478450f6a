import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";

/** Below the ports that systems give to outgoing connections: one of those may be taken again before it is listened on. */
const from = 15_000;
const to = 32_000;
const given = new Set();

/** A loopback port that nobody listens on, and that this process has not been given before. */
export async function freePort() {
  for (;;) {
    const port = randomInt(from, to);
    if (given.has(port)) continue;
    given.add(port);
    const probe = createServer().listen({ port, host: "127.0.0.1", exclusive: true });
    const isFree = await once(probe, "listening").then(
      () => true,
      () => false,
    );
    probe.close();
    if (isFree) return port;
  }
}
