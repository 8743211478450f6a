interface Rows<Row> {
  items: readonly Row[];
  totalCount: number;
}

/** A list of the platform, asked for by a query as it stands on the wire; without one, all of its rows. */
export type WireList<Row extends { id: number }> = (query: string) => Promise<Rows<Row>>;

/** The filter finds rows, not all of them, and exactly those that match. */
export async function expectNarrowed<Row extends { id: number }>(
  list: WireList<Row>,
  query: string,
  matches: (row: Row) => boolean,
): Promise<void> {
  const all = await list("");
  const found = await list(query);
  const expected = all.items.filter(matches);
  expect(expected.length).toBeGreaterThan(0);
  expect(expected.length).toBeLessThan(all.totalCount);
  expect(idsOf(found).sort(byNumber)).toEqual(expected.map(({ id }) => id).sort(byNumber));
  expect(found.totalCount).toBe(expected.length);
}

function idsOf<Row extends { id: number }>({ items }: Rows<Row>): number[] {
  return items.map(({ id }) => id);
}

function byNumber(one: number, other: number): number {
  return one - other;
}
