/**
 * Who waits, in lanes: people who are signed in on one side and strangers on the other, on each side a lane for each
 * network. Sides and lanes take turns, so whoever asks for much waits behind their own.
 *
 * @typedef {{ network: string, isKnownLiving: boolean, enter: () => void, refuse: () => void }} Waiter
 * @typedef {Map<string, Waiter[]>} Side
 */
export function waitingRoom() {
  /** @type {Side} of each side the lane whose turn it is first */
  const signedIn = new Map();
  /** @type {Side} */
  const strangers = new Map();
  /** The one whose turn it is first. */
  let sides = [signedIn, strangers];
  let size = 0;

  /** @param {Waiter} waiter */
  const sideOf = ({ isKnownLiving }) => (isKnownLiving ? signedIn : strangers);
  /** @param {Side} side */
  const countOf = (side) => [...side.values()].reduce((count, lane) => count + lane.length, 0);

  /** @param {Waiter} waiter */
  function leave(waiter) {
    const side = sideOf(waiter);
    const lane = side.get(waiter.network) ?? [];
    const at = lane.indexOf(waiter);
    if (at < 0) return;
    lane.splice(at, 1);
    if (lane.length === 0) side.delete(waiter.network);
    size -= 1;
  }

  return {
    get size() {
      return size;
    },
    leave,
    /** @param {Waiter} waiter */
    enter(waiter) {
      const side = sideOf(waiter);
      const lane = side.get(waiter.network);
      if (lane === undefined) side.set(waiter.network, [waiter]);
      else lane.push(waiter);
      size += 1;
    },
    /** Whose turn it is leaves the room. @param {boolean} mayBeStranger */
    next(mayBeStranger) {
      const side = sides.find((each) => each.size > 0 && (mayBeStranger || each === signedIn));
      if (side === undefined) return undefined;
      sides = [...sides.filter((each) => each !== side), side];
      const [[network, lane] = ["", []]] = side;
      const [waiter] = lane;
      if (waiter !== undefined) leave(waiter);
      // To the end: the side's other lanes have their turn before it. An empty lane has left the side by now.
      if (side.delete(network)) side.set(network, lane);
      return waiter;
    },
    /**
     * Who came last of the longest lane of the longer side: where it is too full, that one goes.
     * @param {Waiter} newest
     */
    lastOfLongest(newest) {
      const own = sideOf(newest);
      const side = sides.reduce((longest, each) => (countOf(each) > countOf(longest) ? each : longest), own);
      // Of lanes that are as long, the newest one's own: who waits already stays.
      const first = (side === own && side.get(newest.network)) || [];
      return [...side.values()]
        .reduce((longest, lane) => (lane.length > longest.length ? lane : longest), first)
        .at(-1);
    },
  };
}
