/** Runs a task for every item, at most `width` at a time. @returns the results in the order of the items */
export async function inParallel<Item, Result>(
  items: readonly Item[],
  width: number,
  task: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = new Array(items.length);
  const todo = items.entries();
  const work = async () => {
    for (const [index, item] of todo) results[index] = await task(item, index);
  };
  await Promise.all(Array.from({ length: Math.min(width, items.length) }, work));
  return results;
}

/** e.g. `{ "200": 99, "503": 1 }`: a failing test shows all of them at once. */
export function tally(values: readonly (string | number)[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}
