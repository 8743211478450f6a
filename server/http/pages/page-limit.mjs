import { logger } from "../../log/logger.mjs";
import { answerAskingAgain } from "./asking-again.mjs";

/**
 * A page whose answer has not begun in time is answered in its maker's place, by one that asks again: whatever keeps it,
 * nobody waits without an end, and the log tells of it. What its maker says later goes nowhere.
 *
 * @param {import("node:http").ServerResponse} response
 * @param {number} milliseconds
 * @param {() => void} giveUp ends what its maker still does
 * @returns {() => void} to be called once the answer is sent: a page's answer has as many listeners as Node takes for
 *   usual, so this is none of them
 */
export function limitPage(response, milliseconds, giveUp) {
  const limit = setTimeout(() => {
    if (response.headersSent) return;
    logger().error({ milliseconds }, "a page was not begun in time");
    answerAskingAgain(response, "late");
    for (const method of ["setHeader", "removeHeader", "appendHeader", "writeHead", "write", "end"])
      Reflect.set(response, method, () => response);
    giveUp();
  }, milliseconds);
  return () => clearTimeout(limit);
}
