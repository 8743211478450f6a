import { logger } from "../log/logger.mjs";
import { peerOf } from "./callers.mjs";
import { semaphore } from "./semaphore.mjs";
import { shortageOf } from "./shortage.mjs";

/** Whose they are: a line for each would let anybody fill the log. */
const tellEveryMs = 60_000;

/**
 * So many connections are held at once, of which one network takes half at the most: what comes beyond is closed. A proxy
 * that the operator trusts stands for everybody behind it and shares them out itself.
 *
 * @param {import("node:http").Server} server
 * @param {number} most
 * @param {(socket: import("node:net").Socket) => ReturnType<typeof peerOf>} whoIs
 */
export function limitConnections(server, most, whoIs = peerOf) {
  const acquire = semaphore(most);
  let toldAt = Number.NEGATIVE_INFINITY;
  const tellShortage = shortageOf("connections");
  server.maxConnections = most;
  server.on("drop", tellShortage);
  server.on("connection", (socket) => {
    const { network, isProxy, marks } = whoIs(socket);
    if (isProxy) return;
    const release = acquire(1, network);
    if (release !== undefined) return socket.once("close", release);
    socket.destroy();
    tellShortage();
    if (performance.now() - toldAt < tellEveryMs) return;
    toldAt = performance.now();
    logger().warn(marks(), "too many connections of one network");
  });
}
