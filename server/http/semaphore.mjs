/**
 * What may be held at once, of which one holder, a network or an account, takes half at the most or as much as is said.
 * Nobody waits for it.
 *
 * @param {number} most
 * @param {number} [mostOfOne]
 * @returns {(size: number, holder: string) => (() => void) | undefined} acquires so much; what it returns releases it, and
 *   is undefined where there is not so much left
 */
export function semaphore(most, mostOfOne = most / 2) {
  /** @type {Map<string, number>} */
  const byHolder = new Map();
  let held = 0;

  /** @param {number} size @param {string} holder */
  function add(size, holder) {
    held += size;
    const ofHolder = (byHolder.get(holder) ?? 0) + size;
    if (ofHolder > 0) byHolder.set(holder, ofHolder);
    else byHolder.delete(holder);
  }

  return (size, holder) => {
    const ofHolder = byHolder.get(holder) ?? 0;
    if (held + size > most || ofHolder + size > mostOfOne) return undefined;
    add(size, holder);
    let isIn = true;
    return () => {
      if (isIn) add(-size, holder);
      isIn = false;
    };
  };
}
