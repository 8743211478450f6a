import {
  areSameFilters,
  mostFilters,
  mostTicked,
  readTicks,
  replaceTicks,
  rowsBetween,
  type TickedRows,
  ticksOfFilters,
  withTicks,
  writeTicks,
} from "./ticked-rows";
import { markTold, untoldTicks } from "./told-ticks";

const many = (count: number, from = 1) => Array.from({ length: count }, (_, index) => from + index);

describe("ticked rows", () => {
  it("are ticked and unticked, in the order in which they were ticked", () => {
    const { ids } = withTicks(new Set([5]), [9, 7, 5], true);
    expect([...ids]).toEqual([5, 9, 7]);
    expect([...withTicks(ids, [9, 8], false).ids]).toEqual([5, 7]);
  });

  it("are 500 at most: what is more is not ticked, and that is told", () => {
    const full = withTicks(new Set(many(mostTicked - 2)), many(10, 1_000), true);
    expect(full.isFull).toBe(true);
    expect(full.ids.size).toBe(mostTicked);
    expect([...full.ids].slice(-2)).toEqual([1_000, 1_001]);
    expect(withTicks(full.ids, [1, 1_000], true).isFull).toBe(false);
    expect(withTicks(full.ids, [1], false).ids.size).toBe(mostTicked - 1);
  });

  it("are ticked from one row to another, upwards too", () => {
    expect(rowsBetween([4, 8, 2, 6], 8, 6)).toEqual([8, 2, 6]);
    expect(rowsBetween([4, 8, 2, 6], 6, 8)).toEqual([8, 2, 6]);
    expect(rowsBetween([4, 8], undefined, 8)).toEqual([8]);
    // The one was on another page.
    expect(rowsBetween([4, 8], 77, 8)).toEqual([8]);
  });

  it("belong to one filter, whatever the order in which it was applied", () => {
    expect(areSameFilters({ a: "1", b: "2" }, { b: "2", a: "1" })).toBe(true);
    expect(areSameFilters({ a: "1" }, { a: "2" })).toBe(false);
    expect(areSameFilters({ a: "1" }, { b: "1" })).toBe(false);
    expect(areSameFilters({}, { a: "1" })).toBe(false);
  });

  describe("of several filters", () => {
    const active: TickedRows = {
      account: "x",
      query: "?status=ACTIVE",
      filters: { status: "ACTIVE" },
      ids: new Set([3, 1]),
    };
    const free: TickedRows = { account: "x", query: "?", filters: {}, ids: new Set([8]) };

    it("are there again when the filter is, and each is told of once until it changes", () => {
      const all = replaceTicks([active], free);
      expect(ticksOfFilters(all, "x", { status: "ACTIVE" })).toBe(active);
      expect(ticksOfFilters(all, "x", {})).toBe(free);
      expect(ticksOfFilters(all, "y", {})).toBeUndefined();
      expect(untoldTicks(all, "x", {})).toBe(active);
      expect(untoldTicks(all, "y", {})).toBeUndefined();
      // Where no rows are on the screen, those of the applied filters are not there either.
      expect(untoldTicks([free], "x", {})).toBeUndefined();
      expect(untoldTicks([free], "x", undefined)).toBe(free);
      const told = markTold(all, active);
      expect(untoldTicks(told, "x", {})).toBeUndefined();
      expect(ticksOfFilters(told, "x", { status: "ACTIVE" })?.ids).toBe(active.ids);
      const changed = { ...active, ids: new Set([3]) };
      expect(untoldTicks(replaceTicks(told, changed), "x", {})).toBe(changed);
    });

    it("are kept by the account that ticked them, and no longer when none is ticked", () => {
      expect(replaceTicks([active], { ...active, ids: new Set() })).toEqual([]);
      const other = { ...active, account: "y" };
      expect(replaceTicks([active], other)).toEqual([other]);
    });

    it("are kept of ten filters, and that of the one which was longest ago goes", () => {
      const filters = many(mostFilters + 1).map((page) => ({ ...active, filters: { page: String(page) } }));
      const all = filters.reduce<readonly TickedRows[]>(replaceTicks, []);
      expect(all.map((each) => each.filters.page)).toEqual(many(mostFilters, 2).map(String).reverse());
    });
  });

  it("come back after a reload, and nothing that is not ours does", () => {
    const rows = { account: "x", query: "?status=ACTIVE", filters: { status: "ACTIVE" }, ids: new Set([3, 1]) };
    const all = [rows, { ...rows, filters: {}, isTold: true }];
    expect(readTicks(writeTicks(all))).toEqual(all);
    const others = [
      "",
      "{",
      "null",
      "[]",
      "7",
      "[null]",
      '[{"account":"x","filters":{},"ids":"1"}]',
      '[{"account":"x","filters":{},"ids":["1",0]}]',
    ];
    for (const text of [null, ...others]) expect(readTicks(text)).toEqual([]);
    const tooMany = many(mostFilters + 1).map(() => ({ account: "x", filters: {}, ids: many(600) }));
    const read = readTicks(JSON.stringify(tooMany));
    expect([read.length, read[0]?.ids.size]).toEqual([mostFilters, mostTicked]);
  });

  it("that somebody else wrote are ids or none", () => {
    const ids = ["1", 1.5, -3, 0, 1e21, { a: 1 }, "<img>", 7];
    expect(readTicks(JSON.stringify([{ account: "x", filters: {}, ids }]))[0]?.ids).toEqual(new Set([7]));
  });
});
