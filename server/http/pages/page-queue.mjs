import { onceAnswered } from "../answered.mjs";
import { isClosed, onceClosed } from "../closed.mjs";
import { waitingRoom } from "./waiting-room.mjs";

/** A page that would wait for longer is refused at once: with what it takes to make it, it comes within two seconds. */
const longestWaitMs = 500;
/** Between two pages that are done, before any was measured; and the most that one measurement counts. */
const usualMs = 40;
const slowestMs = 250;
/** Small, for pages end in bunches. */
const weightOfNewest = 0.03;

/**
 * Admission of pages. So many are made at once, for they share one processor and more would only slow down each other;
 * more wait as long as they will be served soon, networks in turn; half of the places are kept for people who are
 * signed in. What is too much is refused at once, and comes from where most are asked for.
 *
 * @typedef {Pick<import("../callers.mjs").Caller, "network" | "isKnownLiving">} Caller
 * @typedef {{ begin: () => void, refuse: () => void }} Page
 *
 * @param {number} concurrent
 * @param {(act: () => void) => void} whenDue begins a page: not in the middle of one that has just ended
 * @returns {(response: import("node:http").ServerResponse, caller: Caller, page: Page) => void}
 */
export function pageQueue(concurrent, whenDue = setImmediate) {
  const waiting = waitingRoom();
  /** So many places strangers leave to those who are signed in. */
  const kept = Math.floor(concurrent / 2);
  let running = 0;
  let strangers = 0;
  let msPerPage = usualMs;
  /** @type {number | undefined} */
  let lastEndAt;

  const isStrangersTurn = () => strangers < concurrent - kept;

  /** @param {boolean} isKnownLiving */
  function end(isKnownLiving) {
    running -= 1;
    if (!isKnownLiving) strangers -= 1;
    const now = performance.now();
    if (lastEndAt !== undefined) msPerPage += (Math.min(now - lastEndAt, slowestMs) - msPerPage) * weightOfNewest;
    // Where nobody waits, the time to the next end says how rarely pages are asked for.
    lastEndAt = waiting.size > 0 ? now : undefined;
    waiting.next(isStrangersTurn())?.enter();
  }

  return (response, { network, isKnownLiving }, { begin, refuse }) => {
    const enter = () => {
      running += 1;
      if (!isKnownLiving) strangers += 1;
      // A slow reader, or rows that come later, keep nobody waiting.
      onceAnswered(response, () => end(isKnownLiving));
      whenDue(() => isClosed(response) || begin());
    };
    if (running < concurrent && (isKnownLiving || isStrangersTurn())) return enter();
    // Nothing is made for a person who has left.
    const forget = onceClosed(response, () => waiting.leave(waiter));
    const waiter = {
      network,
      isKnownLiving,
      enter() {
        forget();
        enter();
      },
      refuse() {
        forget();
        refuse();
      },
    };
    waiting.enter(waiter);
    if (waiting.size <= concurrent || waiting.size * msPerPage <= longestWaitMs) return;
    const tooMany = waiting.lastOfLongest(waiter);
    if (tooMany === undefined) return;
    waiting.leave(tooMany);
    tooMany.refuse();
  };
}
