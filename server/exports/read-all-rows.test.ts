import { longestPage } from "@/lib/calls/call";
import type { ListRows } from "@/lib/list/declare/define-list";
import { readAllRows, readTickedRows } from "./read-all-rows";

type Rows = ListRows<{ id: number }>;

function pageOf(ids: readonly number[], totalCount: number, page: number): Rows {
  return { items: ids.slice((page - 1) * longestPage, page * longestPage).map((id) => ({ id })), totalCount };
}

const numbered = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** Walks a list whose pages a function gives. @returns the ids, which pages were asked for, and whether it changed */
async function walk(pages: (page: number) => Rows, most = 100_000) {
  const read: number[] = [];
  const ids: number[] = [];
  let isChanged = false;
  const rows = readAllRows({
    first: pages(1),
    async read(page) {
      read.push(page);
      return pages(page);
    },
    most,
    onChange: () => {
      isChanged = true;
    },
  });
  for await (const some of rows) ids.push(...some.map(({ id }) => id));
  return { ids, read, isChanged };
}

describe("ticked rows", () => {
  it("are taken out of the pages, each once, and no page is read after the last of them", async () => {
    const read: number[] = [];
    const pages = (page: number) => pageOf([251, ...numbered(900)], 900, page);
    const walk = {
      first: pages(1),
      async read(page: number) {
        read.push(page);
        return pages(page);
      },
      most: 100_000,
    };
    const found: number[] = [];
    for await (const rows of readTickedRows(walk, new Set([400, 251, 3]))) found.push(...rows.map(({ id }) => id));
    expect(found).toEqual([251, 3, 400]);
    expect(read).toEqual([2]);
    for await (const rows of readTickedRows({ ...walk, most: 500 }, new Set([800])))
      found.push(...rows.map(({ id }) => id));
    expect(found).toHaveLength(3);
    expect(read).toEqual([2, 2]);
  });
});

describe("the rows of all pages", () => {
  it.each([0, 1, 249, 250, 251, 500, 620])(
    "of %d come once, in order, and no page is asked for in vain",
    async (count) => {
      const { ids, read, isChanged } = await walk((page) => pageOf(numbered(count), count, page));
      expect(ids).toEqual(numbered(count));
      expect(read).toHaveLength(Math.max(0, Math.ceil(count / longestPage) - 1));
      expect(isChanged).toBe(false);
    },
  );

  it("stop at the most that a file may have", async () => {
    const { ids } = await walk((page) => pageOf(numbered(900), 900, page), 500);
    expect(ids).toEqual(numbered(500));
  });

  it("come once where a new row moves the others on, and that is told", async () => {
    const { ids, isChanged } = await walk((page) =>
      page === 1 ? pageOf(numbered(600), 600, 1) : pageOf([0, ...numbered(600)], 601, page),
    );
    expect(ids).toEqual(numbered(600));
    expect(isChanged).toBe(true);
  });

  it.each([
    ["a row is gone", (page: number) => pageOf(numbered(600).slice(page === 1 ? 0 : 1), page === 1 ? 600 : 599, page)],
    ["pages run out", (page: number) => pageOf(page === 1 ? numbered(250) : [], 600, page)],
    [
      "the platform gives fewer at once",
      (page: number) => ({ ...pageOf(numbered(600), 600, page), items: [{ id: page }] }),
    ],
  ])("are told to be incomplete where %s", async (_what, pages) => {
    expect((await walk(pages)).isChanged).toBe(true);
  });

  it("are read one page ahead and no further, and not at all beyond what somebody wants", async () => {
    const read: number[] = [];
    const rows = readAllRows({
      first: pageOf(numbered(2000), 2000, 1),
      read: async (page) => {
        read.push(page);
        return pageOf(numbered(2000), 2000, page);
      },
      most: 100_000,
      onChange: () => undefined,
    });
    await rows.next();
    expect(read).toEqual([2]);
    await rows.next();
    expect(read).toEqual([2, 3]);
    await rows.return(undefined);
    expect(read).toEqual([2, 3]);
  });

  it("fail where a page fails, after the rows before it; a page that nobody waits for fails in silence", async () => {
    const failing = () =>
      readAllRows({
        first: pageOf(numbered(500), 500, 1),
        read: () => Promise.reject(new Error("gone")),
        most: 100_000,
        onChange: () => undefined,
      });
    const waited = failing();
    expect((await waited.next()).value).toHaveLength(250);
    await expect(waited.next()).rejects.toThrow("gone");
    const left = failing();
    await left.next();
    await left.return(undefined);
  });
});
