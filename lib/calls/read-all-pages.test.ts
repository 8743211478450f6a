import { readAllPages } from "./read-all-pages";

const rows = Array.from({ length: 250 }, (_, index) => index + 1);

/** A list that gives so many rows at once at most, however many are asked for. */
const listOf = (most: number) => async (offset: number) => ({
  items: rows.slice(offset, offset + most),
  totalCount: rows.length,
});

it("all rows are read, a page after the other, in their order", async () => {
  expect(await readAllPages(100, listOf(100))).toEqual(rows);
  expect(await readAllPages(250, listOf(250))).toEqual(rows);
  expect(await readAllPages(100, async () => ({ items: [], totalCount: 0 }))).toEqual([]);
});

it("a platform that gives fewer rows than it was asked for loses none in silence", async () => {
  await expect(readAllPages(250, listOf(100))).rejects.toThrow("upstream-invalid-answer");
  await expect(readAllPages(100, async () => ({ items: [], totalCount: 1 }))).rejects.toThrow(
    "upstream-invalid-answer",
  );
});

it("a list that gets shorter meanwhile is read to its end", async () => {
  let left = 201;
  const shrinking = async (offset: number) => {
    const found = { items: rows.slice(0, left).slice(offset, offset + 100), totalCount: left };
    left = 199;
    return found;
  };
  expect(await readAllPages(100, shrinking)).toEqual(rows.slice(0, 199));
});
