import "server-only";

/** Shorter names are near to many that are nobody's mistake (PORT, POST). */
const shortestName = 8;
/** Of so many letters one may be wrong. */
const lettersPerMistake = 4.5;

/**
 * Names that are nearly one that is known.
 * @param given every name of the environment
 * @param known the names that may have been meant
 * @returns the given name and the one that was probably meant
 */
export function nearMisses(given: readonly string[], known: readonly string[]): [string, string][] {
  const isKnown = new Set(known);
  return given
    .filter((name) => !isKnown.has(name))
    .flatMap((name): [string, string][] => {
      const meant = known.find((each) => isNear(lettersOf(name), lettersOf(each)));
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
