/**
 * What may be held at once, of which one holder, a network or an account, takes half at the most or as much as is said.
 *
 * @param {number} most
 * @param {number} [mostOfOne]
 * @returns {(size: number, holder: string) => (() => void) | undefined} gives it back; undefined where there is no room
 */
export function room(most, mostOfOne = most / 2) {
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
