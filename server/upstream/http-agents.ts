import "server-only";
import { Agent } from "undici";

/** Milliseconds (P17). `total` covers reading the whole answer. */
export const patience = {
  connect: 2_000,
  firstByte: 10_000,
  /** A report is made before its first byte is sent. */
  firstByteOfFile: 60_000,
  idle: 15_000,
  total: 30_000,
  download: 5 * 60_000,
} as const;

interface Agents {
  calls: Agent;
  files: Agent;
}

/** For the whole process: middleware, pages and handlers share the kept connections. */
const place = Symbol.for("console.http-agents");
const everywhere: typeof globalThis & { [place]?: Agents } = globalThis;

/**
 * Follow no redirects: undici's agents do so only where an interceptor is asked to (P16). A file holds its connection
 * for as long as its reader takes, so files have their own: no call, sign-in or renewal of a token waits for them.
 */
export function httpAgents(): Agents {
  // Calls come by a turnstile of 64; the rest is for sign-ins and renewals.
  everywhere[place] ??= { calls: makeAgent(96), files: makeAgent(64) };
  return everywhere[place];
}

function makeAgent(connections: number): Agent {
  return new Agent({
    connect: { timeout: patience.connect },
    headersTimeout: patience.firstByte,
    bodyTimeout: patience.idle,
    keepAliveTimeout: 20_000,
    // Let go well before the platform does, or a request meets a connection that is just being closed.
    keepAliveTimeoutThreshold: 2_000,
    connections,
  });
}
