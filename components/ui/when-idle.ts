/** Work that may wait goes no later than this, in ms. */
const latest = 1_000;

/** Does what nobody waits for when the page has nothing else to do. @returns what calls it off */
export function whenIdle(work: () => void): () => void {
  // Safari has no other way than to wait.
  if (typeof requestIdleCallback === "undefined") {
    const timer = setTimeout(work);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(work, { timeout: latest });
  return () => cancelIdleCallback(asked);
}
