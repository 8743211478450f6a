import { productToCount as product } from "@/tests/support/count-parts";
import {
  areSameParts,
  cellsOfPart,
  emptyNewCount,
  isShared,
  limitOf,
  type NewCountForm,
  plansOf,
  readDays,
  scopeOf,
  sharingFault,
} from "./new-count";

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

it("what only the platform can tell is asked for as it is chosen, and shared out whole", () => {
  expect(limitOf(form({ kind: "CATEGORIES", categories: people }))).toEqual({ categories: [7, 8] });
  expect(limitOf(form({ kind: "NOT_COUNTED", days: "14" }))).toEqual({ notCountedFor: 14 });
  expect([limitOf(form({ kind: "NOT_COUNTED", days: "x" })), limitOf(form({ kind: "CATEGORIES" }))]).toEqual([
    null,
    null,
  ]);
  expect(limitOf(form({}))).toBeUndefined();
  const late = form({ kind: "NOT_COUNTED", counters: people, sharing: "product" });
  expect(plansOf(late, listed).map(({ scope }) => scope)).toEqual([
    { kind: "PRODUCTS", ids: [1, 2] },
    { kind: "PRODUCTS", ids: [3, 4] },
  ]);
  // Where the platform cannot tell it, each counts what the limit holds.
  expect(plansOf(late, undefined).map(({ scope }) => scope?.kind)).toEqual(["NOT_COUNTED", "NOT_COUNTED"]);
});

it("one alone shares nothing, and no part is empty or longer than a count may be", () => {
  expect(isShared({ sharing: "shelf", counters: people })).toBe(true);
  expect(isShared({ sharing: "all", counters: people })).toBe(false);
  expect(isShared({ sharing: "shelf", counters: people.slice(1) })).toBe(false);
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

it("INVE-016 a part is told by its cells, and by what of it has none", () => {
  expect(cellsOfPart([{ cell: "L1.1" }, { cell: "L1.3" }])).toEqual({ first: "L1.1", last: "L1.3", without: 0 });
  expect(cellsOfPart([{ cell: "L2.4" }, {}, {}])).toEqual({ first: "L2.4", last: "L2.4", without: 2 });
  expect(cellsOfPart([{}])).toBeUndefined();
});

it("parts differ where a product is another one's, or nobody's, by now", () => {
  expect(areSameParts([[product(1), product(2)], [product(3)]], [[product(1), product(2)], [product(3)]])).toBe(true);
  expect(areSameParts([[product(1), product(2)], [product(3)]], [[product(1)], [product(2), product(3)]])).toBe(false);
  expect(areSameParts([[product(1)], [product(3)]], [[product(1)], []])).toBe(false);
});
