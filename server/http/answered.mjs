import { onceClosed } from "./closed.mjs";

/**
 * Acts once an answer begins, or nobody waits for it any more: when it has cost what it costs, however long it takes until
 * it is read.
 *
 * @param {import("node:http").ServerResponse} response
 * @param {() => void} act
 */
export function onceAnswered(response, act) {
  let isAnswered = false;
  const once = () => {
    if (isAnswered) return;
    isAnswered = true;
    forget();
    act();
  };
  const forget = onceClosed(response, once);
  const { writeHead } = response;
  /** @param {any[]} args of each of its forms */
  response.writeHead = (...args) => {
    once();
    return Reflect.apply(writeHead, response, args);
  };
}
