import fc from "fast-check";
import { exampleList } from "@/tests/support/lists/example-list";
import { type ListState, pageSizes, panelModes } from "./list-state";
import { listUrl, parseListUrl, searchOf, type UrlSubject } from "./list-url";

const today = "2026-11-21";

const list: UrlSubject = {
  sizes: pageSizes,
  defaultSize: 25,
  finds: (text) => /\S/.test(text) && text !== "((((",
  queue: { key: "late-orders" },
  filters: {
    orderType: { kind: "choice", param: "orderType", options: { VENDING: 1, LOCKER: 2 } },
    created: { kind: "date-range", param: "created", periods: "general" },
    search: { kind: "text", param: "search" },
    years: { kind: "years", param: "years", since: 2018 },
  },
  sortKeys: ["id", "created"],
  defaultSort: { key: "created", order: "DESC" },
  columns: { id: 0, created: 0, user: 0, amount: 0, status: 0, storage: 0 },
  defaultColumns: ["created", "user"],
};

const anyState: fc.Arbitrary<ListState> = fc.record({
  page: fc.integer({ min: 1, max: 1_000_000 }),
  size: fc.constantFrom(...pageSizes),
  sort: fc.record({ key: fc.constantFrom(...list.sortKeys), order: fc.constantFrom("ASC", "DESC") }),
  open: fc.option(fc.integer({ min: 1, max: 2 ** 48 }), { nil: undefined }),
  view: fc.constantFrom("split", "wide"),
  mode: fc.option(fc.constantFrom(...panelModes), { nil: undefined }),
  width: fc.option(fc.integer({ min: 30, max: 70 }), { nil: undefined }),
  queue: fc.constantFrom(undefined, "late-orders"),
  find: fc.option(fc.stringMatching(/^[\w&=?#%+ț]{1,20}$/), { nil: undefined }),
  filters: fc.record(
    {
      orderType: fc.constantFrom("VENDING", "LOCKER"),
      created: fc.constantFrom("today", "2026-11-01&2026-11-21", "&2026-11-21"),
      search: fc.stringMatching(/^[\w&=?#%+ț]{1,20}$/),
      years: fc.constantFrom("2018", "2018,2026"),
    },
    { requiredKeys: [] },
  ),
  columns: fc.subarray(["created", "user", "amount", "status", "storage"], { maxLength: 4 }),
});

const read = (query: string) => parseListUrl(list, new URLSearchParams(query), today);

describe("the address of a list", () => {
  it("a list as it begins has an empty query", () => {
    expect(listUrl(list, read("").state)).toBe("?");
    expect(read("").state).toEqual({
      page: 1,
      size: 25,
      sort: list.defaultSort,
      open: undefined,
      view: "split",
      mode: undefined,
      width: undefined,
      columns: list.defaultColumns,
      find: undefined,
      filters: {},
    });
  });

  it("what is searched for is understood by a list that has such a search alone", () => {
    const search = new URLSearchParams("find=%2355");
    expect(parseListUrl(list, search, today).state.find).toBe("#55");
    expect(parseListUrl({ ...list, finds: undefined }, search, today)).toMatchObject({
      state: { find: undefined },
      dropped: ["find"],
    });
    expect(read("find=+").dropped).toEqual(["find"]);
    expect(read("find=((((")).toMatchObject({ state: { find: undefined }, dropped: ["find"] });
  });

  it("SHELL-011 a list without a queue understands none, and says so", () => {
    const search = new URLSearchParams("queue=late-orders");
    expect(parseListUrl(list, search, today)).toMatchObject({ state: { queue: "late-orders" }, dropped: [] });
    expect(parseListUrl({ ...list, queue: undefined }, search, today).dropped).toEqual(["queue"]);
  });

  it("a parameter of which the server is not told is none in the browser either", () => {
    expect(read("__proto__=1&constructor=1").dropped).toEqual(["constructor"]);
  });

  it("FILT-047 STOC-002 what narrows a choice is no filter in an old address, and no fault in it", () => {
    const { state, dropped } = parseListUrl(exampleList, new URLSearchParams("shape=ROUND&type=BIG"), today);
    expect([state.filters, dropped]).toEqual([{ type: "BIG" }, []]);
    expect(listUrl(exampleList, state)).toBe("?type=BIG");
  });

  it("TABL-022 holds page, size, sorting, the open row, how wide it is, and the columns", () => {
    const { state, dropped } = read(
      "?created=yesterday&orderType=LOCKER&page=3&size=50&sort=-id&open=17&view=wide&mode=edit&width=60&columns=amount.storage",
    );
    expect(state).toEqual({
      page: 3,
      size: 50,
      sort: { key: "id", order: "DESC" },
      open: 17,
      view: "wide",
      mode: "edit",
      width: 60,
      columns: ["amount", "storage"],
      filters: { created: "yesterday", orderType: "LOCKER" },
    });
    expect(Object.keys(state.filters)).toEqual(["created", "orderType"]);
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
    ["mode=party", "mode"],
    ["width=90", "width"],
    ["orderType=3", "orderType"],
    ["orderType=LOCKER&orderType=VENDING", "orderType"],
    ["created=2026-02-30%26", "created"],
    ["created=2026-11-21%262026-11-01", "created"],
    ["years=2027", "years"],
    ["search=%00", "search"],
    ["queue=late-reservations", "queue"],
    ["queue=LATE-ORDERS", "queue"],
    ["queue=constructor", "queue"],
    ["queue=", "queue"],
    ["colour=green", "colour"],
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
          const { state } = parseListUrl(list, searchOf(given), today);
          expect(pageSizes).toContain(state.size);
          expect(state.page).toBeGreaterThanOrEqual(1);
        },
      ),
    );
  });
});
