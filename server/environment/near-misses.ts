import "server-only";

/** Shorter names are near to many that are nobody's mistake (PORT, POST). */
const shortestName = 8;
/** Of so many letters one may be wrong. */
const lettersPerMistake = 4.5;

/**
 * Names that are nearly one that is known, or some of its words.
 * @param given every name of the environment
 * @param known the names that may have been meant
 * @returns the given name and the one that was probably meant
 */
export function nearMisses(given: readonly string[], known: readonly string[]): [string, string][] {
  const isKnown = new Set(known);
  return given
    .filter((name) => !isKnown.has(name))
    .flatMap((name): [string, string][] => {
      const meant =
        known.find((each) => isNear(lettersOf(name), lettersOf(each))) ?? known.find((each) => isShortened(name, each));
      return meant === undefined ? [] : [[name, meant]];
    });
}

function lettersOf(name: string): string {
  return name.toUpperCase().replace(/[^A-Z\d]/g, "");
}

function isNear(name: string, known: string): boolean {
  const mistakes = Math.floor(known.length / lettersPerMistake);
  const isComparable = known.length >= shortestName && Math.abs(name.length - known.length) <= mistakes;
  return isComparable && distance(name, known) <= mistakes;
}

/** Words of a name in their order, the first among them, others left out: one word alone may be anybody's (LOG, SESSION). */
function isShortened(name: string, known: string): boolean {
  const [first, ...further] = known.split("_");
  const [own, ...ownFurther] = name.toUpperCase().split("_");
  if (own !== first || ownFurther.length === 0) return false;
  const found = ownFurther.map((word) => further.indexOf(word));
  return found.every((at, index) => at > (found[index - 1] ?? -1));
}

/** Letters to add, drop or replace (Levenshtein): one row of the table after the other. */
function distance(one: string, other: string): number {
  const first = Array.from({ length: other.length + 1 }, (_, index) => index);
  const last = [...one].reduce<number[]>((above, letter, row) => {
    const next = [row + 1];
    for (const [column, known] of [...other].entries()) {
      const replaced = (above[column] ?? 0) + (letter === known ? 0 : 1);
      next.push(Math.min(replaced, (above[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    return next;
  }, first);
  return last.at(-1) ?? 0;
}
