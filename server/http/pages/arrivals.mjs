/** Turns without a new connection, after which nobody waits at the door: one to take it, one to read what it asks. */
const quietTurns = 2;
/** Whoever goes on coming holds no page back for longer: turns are long where each one that comes asks for something. */
const mostMs = 40;

/**
 * Node takes one new connection in each turn of its loop. While pages are made turns are long, so connections would wait
 * where nobody sees them, health checks among them: in the listener's backlog.
 *
 * @param {Pick<import("node:events").EventEmitter, "on">} server
 * @returns {(act: () => void) => void} acts once those who wait at the door are inside
 */
export function afterArrivals(server) {
  let arrived = 0;
  server.on("connection", () => {
    arrived += 1;
  });
  return (act) => {
    const began = performance.now();
    let seen = arrived;
    let quiet = 0;
    const turn = () => {
      quiet = arrived === seen ? quiet + 1 : 0;
      seen = arrived;
      if (quiet >= quietTurns || performance.now() - began >= mostMs) act();
      else setImmediate(turn);
    };
    setImmediate(turn);
  };
}
