import { logger } from "../log/logger.mjs";

/** So long nothing was refused when it is over: a line for each would let anybody fill the log. */
const calmMs = 10_000;

/**
 * Tells in the log when something begins to be refused because there is no room for it, and when that is over.
 *
 * @param {"connections" | "pages" | "calls" | "bodies" | "health"} what
 * @returns {() => void} to be called for each that is refused
 */
export function shortageOf(what) {
  let count = 0;
  let beganAt = 0;
  let lastAt = 0;
  /** @type {NodeJS.Timeout | undefined} */
  let calm;

  function end() {
    logger().info({ code: what, count, milliseconds: Math.round(lastAt - beganAt) }, "room for all again");
    count = 0;
  }

  return () => {
    lastAt = performance.now();
    count += 1;
    if (count > 1) return calm?.refresh();
    beganAt = lastAt;
    calm = setTimeout(end, calmMs).unref();
    logger().warn({ code: what }, "refusing for want of room");
  };
}
