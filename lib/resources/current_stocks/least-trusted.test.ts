import fc from "fast-check";
import type { TrustedStock } from "./current-stocks.calls";
import { leastTrusted, mostRanked } from "./least-trusted";

const now = { today: "2026-11-28", zone: "Europe/Bucharest" };

function stockOf(id: number, over: Partial<TrustedStock> = {}): TrustedStock {
  return {
    productNodeReference: id,
    product: { id, name: `P${id}`, barcode: undefined, image: undefined },
    stock: 1,
    VAT: 19,
    nearestExpirationDate: undefined,
    value: "10.00",
    counts: 1,
    lastCounted: "2026-11-18T10:00:00Z",
    countedDifference: 0,
    movedSince: 5,
    isInOpenCount: undefined,
    ...over,
  };
}

const idsOf = (rows: readonly TrustedStock[]) => leastTrusted(rows, now).ranked.map(({ row }) => row.product.id);

it.each<[string, Partial<TrustedStock>]>([
  ["much value", { value: "10.01" }],
  ["an older count", { lastCounted: "2026-11-17T10:00:00Z" }],
  ["no count at all", { lastCounted: undefined, counts: 0 }],
  ["more movements since", { movedSince: 6 }],
  ["differences in earlier counts", { countedDifference: 1 }],
])("%s puts a product before its like", (_, over) => {
  expect(idsOf([stockOf(1), stockOf(2), stockOf(3, over)])).toEqual([3, 1, 2]);
});

it("all inputs weigh the same, whatever their unit: the worst in two goes before the worst in one", () => {
  const dear = stockOf(1, { value: "90000.00" });
  const shaky = stockOf(2, { movedSince: 6, countedDifference: 1 });
  expect(idsOf([dear, shaky, stockOf(3)])).toEqual([2, 1, 3]);
});

it("ages are told by the operator's days, and what was counted today and has not moved since is left out", () => {
  const lateYesterday = stockOf(1, { lastCounted: "2026-11-27T22:30:00Z" });
  const { ranked } = leastTrusted([lateYesterday, stockOf(2, { counts: 0, lastCounted: undefined }), stockOf(3)], now);
  expect(ranked.map(({ age }) => age)).toEqual(["never", 10, 0]);
  const counted = { ...lateYesterday, movedSince: 0 };
  expect(idsOf([counted, stockOf(2)])).toEqual([2]);
});

it("what a count has that is not closed yet is left out, and told", () => {
  const { ranked, inOpenCounts } = leastTrusted([stockOf(1, { isInOpenCount: true }), stockOf(2)], now);
  expect([ranked.map(({ row }) => row.product.id), inOpenCounts]).toEqual([[2], 1]);
});

it("what a platform lacks is left out and named; without any of it nothing is ranked", () => {
  const { value: _value, ...rest } = stockOf(1);
  const bare = { value: undefined, counts: undefined, lastCounted: undefined, countedDifference: undefined };
  const moving = [stockOf(1, { ...bare, movedSince: 1 }), stockOf(2, { ...bare, movedSince: 2 })];
  const { ranked, lacking } = leastTrusted(moving, now);
  expect([ranked.map(({ row }) => row.product.id), lacking]).toEqual([
    [2, 1],
    ["value", "age", "difference"],
  ]);
  expect(leastTrusted([{ ...rest, ...bare, movedSince: undefined }], now)).toEqual({
    ranked: [],
    lacking: ["value", "age", "moves", "difference"],
    inOpenCounts: 0,
  });
  expect(leastTrusted([], now).ranked).toEqual([]);
});

const anyStock = fc.record({
  value: fc.integer({ min: 0, max: 10_000 }).map((lei) => `${lei}.00`),
  movedSince: fc.nat(50),
  countedDifference: fc.nat(9),
});

it("is the same in whatever order rows come, holds 20 at most, and more of an input never puts a product further back", () => {
  fc.assert(
    fc.property(fc.array(anyStock, { minLength: 2, maxLength: 30 }), fc.nat(29), (all, at) => {
      const rows = all.map((over, index) => stockOf(index + 1, over));
      const ids = idsOf(rows);
      expect(ids).toEqual(idsOf([...rows].reverse()));
      expect(ids.length).toBe(Math.min(rows.length, mostRanked));
      const chosen = rows[at % rows.length] ?? stockOf(1);
      const worse = rows.map((row) => (row === chosen ? { ...row, movedSince: (row.movedSince ?? 0) + 10 } : row));
      const placeIn = (list: number[]) => (list.indexOf(chosen.product.id) + list.length + 1) % (list.length + 1);
      const [before, after] = [ids, idsOf(worse)].map(placeIn);
      expect(after).toBeLessThanOrEqual(before ?? 0);
    }),
    { numRuns: 60 },
  );
});
