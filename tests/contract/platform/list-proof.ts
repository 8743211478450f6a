interface Rows<Row> {
  items: readonly Row[];
  totalCount: number;
}

/** A list of the platform, asked for by a query as it stands on the wire; without one, all of its rows. */
export type WireList<Row extends { id: number }> = (query: string) => Promise<Rows<Row>>;

/** The filter finds rows, not all of them, and exactly those that match. @returns what it found */
export async function expectNarrowed<Row extends { id: number }>(
  list: WireList<Row>,
  query: string,
  matches: (row: Row) => boolean,
): Promise<readonly Row[]> {
  const all = await list("");
  const found = await list(query);
  const expected = all.items.filter(matches);
  expect(expected.length).toBeGreaterThan(0);
  expect(expected.length).toBeLessThan(all.totalCount);
  expect(idsOf(found).sort(byNumber)).toEqual(expected.map(({ id }) => id).sort(byNumber));
  expect(found.totalCount).toBe(expected.length);
  return found.items;
}

/** Rising and falling by the value that the sort word stands for; names go by the alphabet. */
export async function expectSorted<Row extends { id: number }, Value extends number | string>(
  list: WireList<Row>,
  sort: string,
  value: (row: Row) => Value,
  inOrder: (one: Value, other: Value) => number = byValue,
): Promise<void> {
  const rising = (await list(`sort=${sort}&order=ASC`)).items.map(value);
  const falling = (await list(`sort=${sort}&order=DESC`)).items.map(value);
  expect(rising).toEqual([...rising].sort(inOrder));
  expect(falling).toEqual([...rising].sort(inOrder).reverse());
  expect(new Set(rising).size).toBeGreaterThan(1);
}

/** The second page goes on where the first one ends, and both know of as many rows in all. */
export async function expectPages<Row extends { id: number }>(
  list: WireList<Row>,
  [first, second]: readonly [string, string],
): Promise<void> {
  const [one, other] = [await list(first), await list(second)];
  expect(other.totalCount).toBe(one.totalCount);
  expect(other.items.length).toBeGreaterThan(0);
  const all = await list("");
  expect([...idsOf(one), ...idsOf(other)]).toEqual(idsOf(all).slice(0, one.items.length + other.items.length));
}

function idsOf<Row extends { id: number }>({ items }: Rows<Row>): number[] {
  return items.map(({ id }) => id);
}

function byNumber(one: number, other: number): number {
  return one - other;
}

/** As the database compares what is no name: text by its bytes. */
function byValue(one: number | string, other: number | string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
