import type { CountProduct } from "@/lib/counting/kept-count";
import { canShare, emptyNewCount, type NewCountForm, plansOf, readDays, scopeOf, sharingFault } from "./new-count";

const product = (id: number, shelf?: number): CountProduct => ({
  id,
  name: `P${id}`,
  barcodes: [],
  shelves: shelf === undefined ? [] : [shelf],
  isExpected: true,
});
const listed = [product(1, 10), product(2, 10), product(3, 20), product(4)];
const people = [
  { id: 7, name: "Ana" },
  { id: 8, name: "Dan" },
];
const form = (over: Partial<NewCountForm>): NewCountForm => ({ ...emptyNewCount, storage: "3", ...over });

it("INVE-016 a count of all is begun with its storage alone", () => {
  expect(plansOf(form({}), undefined)).toEqual([
    { storage: 3, isBlind: undefined, note: undefined, scope: undefined, counter: undefined },
  ]);
});

it.each([
  [
    { kind: "CATEGORIES", categories: people },
    { kind: "CATEGORIES", ids: [7, 8] },
  ],
  [
    { kind: "SHELVES", shelves: [10] },
    { kind: "SHELVES", ids: [10] },
  ],
  [
    { kind: "PRODUCTS", products: people },
    { kind: "PRODUCTS", ids: [7, 8] },
  ],
  [
    { kind: "NOT_COUNTED", days: "14" },
    { kind: "NOT_COUNTED", days: 14 },
  ],
] satisfies [Partial<NewCountForm>, object][])("a count that is limited says to what: %j", (over, scope) => {
  expect(scopeOf(form(over))).toEqual(scope);
});

it("several people count a part each, which together are all, or all of it each", () => {
  const shared = plansOf(form({ counters: people, sharing: "shelf", isBlind: true }), listed);
  expect(shared.map(({ counter, scope, isBlind }) => [counter, scope?.ids, isBlind])).toEqual([
    [7, [1, 2], true],
    [8, [3, 4], true],
  ]);
  expect(
    plansOf(form({ counters: people, sharing: "all" }), undefined).map(({ counter, scope }) => [counter, scope]),
  ).toEqual([
    [7, undefined],
    [8, undefined],
  ]);
});

it("what is chosen is shared out, also what the storage knows nothing of", () => {
  const chosen = form({
    kind: "PRODUCTS",
    products: [
      { id: 2, name: "P2" },
      { id: 99, name: "P99" },
    ],
    counters: people,
    sharing: "product",
  });
  expect(plansOf(chosen, listed).map(({ scope }) => scope?.ids)).toEqual([[2], [99]]);
  const shelf = form({ kind: "SHELVES", shelves: [10], counters: people, sharing: "product" });
  expect(plansOf(shelf, listed).map(({ scope }) => scope?.ids)).toEqual([[1], [2]]);
});

it("what only the platform can tell is not shared out, and no part is empty or longer than a count may be", () => {
  expect(canShare({ kind: "NOT_COUNTED", counters: people })).toBe(false);
  expect(canShare({ kind: "ALL", counters: people })).toBe(true);
  expect(canShare({ kind: "ALL", counters: people.slice(1) })).toBe(false);
  expect([sharingFault([[1], []]), sharingFault([Array(2001).fill(1)]), sharingFault([[1], [2]])]).toEqual([
    "empty",
    "tooMany",
    undefined,
  ]);
});

it.each([
  ["1", 1],
  ["3650", 3650],
  ["0", undefined],
  ["3651", undefined],
  ["", undefined],
  ["1.5", undefined],
])("%j days are %j", (text, days) => expect(readDays(text)).toBe(days));
