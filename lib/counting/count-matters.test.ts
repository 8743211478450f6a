import { countHead } from "@/tests/support/count-parts";
import { emptyBook, withEntry, withFigure } from "./count-book";
import { openMatter, sendingState, toldOf } from "./count-matters";
import type { CountState } from "./count-work";
import { withReading } from "./outbox";

const head: CountState["head"] = countHead;
const state = (over: Partial<CountState>): CountState => ({
  head,
  book: emptyBook,
  products: new Map(),
  isSentHere: true,
  isReached: true,
  isKept: true,
  arrived: undefined,
  ...over,
});
const counted = withFigure(emptyBook, 1, 3, "2026-11-28T08:00:00Z");
const bothCounted = withReading(counted, new Map([[1, { id: 9, pieces: 8 }]]));

it.each([
  ["allSent", {}],
  ["allSentAway", { isReached: false }],
  ["sending", { book: counted }],
  ["away", { book: counted, isReached: false }],
  ["sending", { book: counted, isReached: false, isSentHere: false }],
  ["ended", { book: counted, head: { ...head, status: "COUNTED" } }],
  ["ended", { book: counted, head: { ...head, isLost: true } }],
])("of what is not sent it says %s", (key, over) => {
  expect(sendingState(state(over)).key).toBe(key);
});

it.each([
  [undefined, {}],
  ["lost", { head: { ...head, isLost: true }, book: counted }],
  ["questions", { book: bothCounted }],
  ["unsent", { book: counted }],
  ["codes", { head: { ...head, codes: [{ code: "7", times: 1, state: "failed" as const, reading: undefined }] } }],
  [
    undefined,
    { head: { ...head, codes: [{ code: "7", times: 1, state: "undocumented" as const, reading: undefined }] } },
  ],
])("counting is not ended over %s", (matter, over) => {
  expect(openMatter(state(over))).toBe(matter);
});

it("what came of a figure is told until a newer one waits, also one of its own product", () => {
  const arrived = { kind: "add", product: 2 } as const;
  const sentAt = (at: string, known: number) =>
    withEntry(counted, 2, { pieces: 2, at, known: { id: 7, pieces: known } });
  const told = (book: CountState["book"]) => toldOf(state({ book, arrived }));
  expect(told(sentAt("2026-11-28T09:00:00Z", 2))).toEqual(arrived);
  expect(told(sentAt("2026-11-28T07:00:00Z", 2))).toBeUndefined();
  expect(told(sentAt("2026-11-28T09:00:00Z", 1))).toBeUndefined();
  expect(toldOf(state({ book: counted }))).toBeUndefined();
});
