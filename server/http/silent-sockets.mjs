/** Node tells of a request by one of these. */
const requestEvents = ["request", "checkContinue", "checkExpectation", "connect"];

/**
 * Destroys connections that have not brought a whole head of a request in time (O3). Node's own limit begins with a
 * request's first byte, so a socket that says nothing would be held for ever.
 *
 * @param {import("node:http").Server} server
 * @param {number} withinMs from the connection's beginning
 */
export function endSilentSockets(server, withinMs) {
  const timers = new WeakMap();
  server.on("connection", (socket) => {
    const timer = setTimeout(() => socket.destroy(), withinMs).unref();
    timers.set(socket, timer);
    socket.once("close", () => clearTimeout(timer));
  });
  for (const event of requestEvents) server.on(event, ({ socket }) => clearTimeout(timers.get(socket)));
}
