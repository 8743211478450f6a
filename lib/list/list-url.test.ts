import fc from "fast-check";
import { type ListState, pageSizes } from "./list-state";
import { listUrl, parseListUrl, searchOf } from "./list-url";

const list = {
  sortKeys: ["id", "created"],
  defaultSort: { key: "created", order: "DESC" },
  columns: { id: 0, created: 0, user: 0, amount: 0, status: 0, storage: 0 },
  defaultColumns: ["created", "user"],
} as const;

const anyState: fc.Arbitrary<ListState> = fc.record({
  page: fc.integer({ min: 1, max: 1_000_000 }),
  size: fc.constantFrom(...pageSizes),
  sort: fc.record({ key: fc.constantFrom(...list.sortKeys), order: fc.constantFrom("ASC", "DESC") }),
  open: fc.option(fc.integer({ min: 1, max: 2 ** 48 }), { nil: undefined }),
  view: fc.constantFrom("split", "wide"),
  columns: fc.subarray(["created", "user", "amount", "status", "storage"], { maxLength: 4 }),
});

const read = (query: string) => parseListUrl(list, new URLSearchParams(query));

describe("the address of a list", () => {
  it("a list as it begins has an empty query", () => {
    expect(listUrl(list, read("").state)).toBe("?");
    expect(read("").state).toEqual({
      page: 1,
      size: 25,
      sort: list.defaultSort,
      open: undefined,
      view: "split",
      columns: list.defaultColumns,
    });
  });

  it("TABL-022 holds page, size, sorting, the open row, how wide it is, and the columns", () => {
    const { state, dropped } = read("?page=3&size=50&sort=-id&open=17&view=wide&columns=amount.storage");
    expect(state).toEqual({
      page: 3,
      size: 50,
      sort: { key: "id", order: "DESC" },
      open: 17,
      view: "wide",
      columns: ["amount", "storage"],
    });
    expect(dropped).toEqual([]);
  });

  it("comes back the same from every address that it writes", () => {
    fc.assert(
      fc.property(anyState, (state) => {
        expect(read(listUrl(list, state))).toEqual({ state, dropped: [] });
      }),
    );
  });

  it.each([
    ["page=0", "page"],
    ["page=-1", "page"],
    ["page=1e3", "page"],
    ["page=abc", "page"],
    ["page=1&page=2", "page"],
    ["page=99999999999", "page"],
    ["size=30", "size"],
    ["size=", "size"],
    ["sort=secret", "sort"],
    ["sort=--id", "sort"],
    ["open=17;drop", "open"],
    ["open=9999999999999999", "open"],
    ["view=tall", "view"],
    ["columns=", "columns"],
    ["columns=secret", "columns"],
    ["columns=user.user", "columns"],
    ["columns=created.user.amount.status.storage", "columns"],
    ["columns=user&columns=amount", "columns"],
    ["colour=green", "colour"],
    ["__proto__=1", "__proto__"],
  ])("drops %s and says so", (query, name) => {
    const { state, dropped } = read(query);
    expect(state).toEqual(read("").state);
    expect(dropped).toEqual([name]);
  });

  it("never throws on any query", () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.array(fc.string()), fc.constant(undefined))),
        (given) => {
          const { state } = parseListUrl(list, searchOf(given));
          expect(pageSizes).toContain(state.size);
          expect(state.page).toBeGreaterThanOrEqual(1);
        },
      ),
    );
  });
});
