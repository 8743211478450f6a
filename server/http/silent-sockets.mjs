/** Node tells of a request by one of these. */
const requestEvents = ["request", "checkContinue", "checkExpectation", "connect"];

/**
 * Destroys connections that have not brought a whole head of a request in time (O3), and those on which nothing moves
 * while they wait for an answer or do not read it. Node's own limits begin with a request's first byte and end with its
 * last, so a socket that says nothing, or reads nothing, would be held for ever.
 *
 * @param {import("node:http").Server} server
 * @param {{ headMs: number, stillMs: number }} limits from the connection's beginning; without a byte in any direction
 */
export function endSilentSockets(server, { headMs, stillMs }) {
  server.timeout = stillMs;
  const timers = new WeakMap();
  server.on("connection", (socket) => {
    const timer = setTimeout(() => socket.destroy(), headMs).unref();
    timers.set(socket, timer);
    socket.once("close", () => clearTimeout(timer));
  });
  for (const event of requestEvents) server.on(event, ({ socket }) => clearTimeout(timers.get(socket)));
}
