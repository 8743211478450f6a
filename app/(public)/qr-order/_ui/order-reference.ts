/** Longer ones make a code too fine for the scanners of machines. */
const longestReference = 120;

/** Names under which links carry the reference; the first that is there counts. */
const parameters = ["order", "reference", "ref", "id"] as const;

/**
 * The order reference of a link's query.
 *
 * @returns undefined where there is none, or one that is no plain reference.
 */
export function orderReference(query: Record<string, string | string[] | undefined>): string | undefined {
  const given = parameters.map((name) => query[name]).find((value) => value !== undefined);
  if (typeof given !== "string") return undefined;
  const reference = given.trim();
  if (reference.length > longestReference || !/^[\w.:/#-]+$/.test(reference)) return undefined;
  return reference;
}
