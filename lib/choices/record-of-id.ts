import type { Choice } from "./source";

/**
 * What a search finds and, first of all, the record whose id the term is: it stands on what is scanned.
 * @param byId asked for digits alone
 */
export async function withRecordOfId(
  term: string,
  byId: (id: number) => Promise<Choice | undefined>,
  bySearch: () => Promise<readonly Choice[]>,
): Promise<Choice[]> {
  const [meant, found] = await Promise.all([/^\d{1,9}$/.test(term) ? byId(Number(term)) : undefined, bySearch()]);
  if (meant === undefined) return [...found];
  return [{ ...meant, code: term, note: `#${meant.id}` }, ...found.filter(({ id }) => id !== meant.id)];
}
