import "server-only";

/** Headers by which Next talks to itself. From outside they were the bypasses of past advisories (W9). */
const nextsOwn = /^(x-middleware-|x-invoke-|x-matched-path$|x-now-route-matches$|next-resume$)/;

/** Whether a request brings what no browser sends: it is refused before anything reads it. */
export function hasHostileHeaders(headers: Headers): boolean {
  return [...headers.keys()].some((name) => nextsOwn.test(name));
}
