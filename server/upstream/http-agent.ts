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

/** One agent for the process: middleware, pages and handlers share its kept connections. */
const place = Symbol.for("console.http-agent");
const everywhere: typeof globalThis & { [place]?: Agent } = globalThis;

/** Follows no redirects: undici's agent does so only where an interceptor is asked to (P16). */
export function httpAgent(): Agent {
  everywhere[place] ??= new Agent({
    connect: { timeout: patience.connect },
    headersTimeout: patience.firstByte,
    bodyTimeout: patience.idle,
    keepAliveTimeout: 20_000,
    // Let go well before the platform does, or a request meets a connection that is just being closed.
    keepAliveTimeoutThreshold: 2_000,
    // Calls come here by a turnstile of 64; the rest is for files on their way, sign-ins and renewals of tokens.
    connections: 128,
  });
  return everywhere[place];
}
