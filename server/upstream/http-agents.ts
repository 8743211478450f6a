import "server-only";
import { Agent, buildConnector } from "undici";
import { processSingleton } from "../process-singleton";
import { platformTls } from "./platform-tls";

/** Milliseconds (P17). `total` covers reading the whole answer. */
export const timeouts = {
  connect: 2_000,
  firstByte: 10_000,
  /** A report is made before its first byte is sent. */
  firstByteOfFile: 60_000,
  idle: 15_000,
  total: 30_000,
  download: 5 * 60_000,
} as const;

/**
 * Follow no redirects: undici's agents do so only where an interceptor is asked to (P16). A file holds its connection
 * for as long as its reader takes, so files have their own: no call, sign-in or renewal of a token waits for them.
 */
export function httpAgents() {
  // A bulkhead lets 64 calls through at once; the rest is for sign-ins and renewals.
  return processSingleton("http-agents", () => ({ calls: makeAgent(96), files: makeAgent(64) }));
}

function makeAgent(connections: number): Agent {
  return new Agent({
    connect: connector(),
    headersTimeout: timeouts.firstByte,
    bodyTimeout: timeouts.idle,
    keepAliveTimeout: 20_000,
    // Closed well before the platform does it, or a request may meet a connection that is just being closed.
    keepAliveTimeoutThreshold: 2_000,
    connections,
  });
}

/** The environment's certificates are asked for by the first encrypted connection alone. */
function connector(): buildConnector.connector {
  const timeout = timeouts.connect;
  const clear = buildConnector({ timeout });
  let secure: buildConnector.connector | undefined;
  return (options, callback) => {
    if (options.protocol !== "https:") return clear(options, callback);
    secure ??= buildConnector({ ...platformTls(), timeout });
    return secure(options, callback);
  };
}
