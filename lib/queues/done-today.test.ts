import { readDone, writeDone } from "./done-today";

const mine = { account: "a1", day: "2026-11-24", queue: "late-orders" };

it("keeps ids by queue, each once, and takes one back", () => {
  let stored: string | null = null;
  for (const id of [7, 8, 7]) stored = writeDone(stored, mine, id, true);
  stored = writeDone(stored, { ...mine, queue: "due-drafts" }, 3, true);
  expect(readDone(stored, mine)).toEqual([8, 7]);
  stored = writeDone(stored, mine, 8, false);
  expect(readDone(stored, mine)).toEqual([7]);
  expect(readDone(stored, { ...mine, queue: "due-drafts" })).toEqual([3]);
});

it("knows nothing of another account's, nor of yesterday's, and writes neither on", () => {
  const stored = writeDone(null, mine, 7, true);
  expect(readDone(stored, { ...mine, account: "b2" })).toEqual([]);
  expect(readDone(stored, { ...mine, day: "2026-11-25" })).toEqual([]);
  const other = writeDone(stored, { ...mine, account: "b2" }, 9, true);
  expect(readDone(other, mine)).toEqual([]);
});

it.each([["not JSON"], ["null"], ['"text"'], ['{"account":"a1","day":"2026-11-24","done":{"late-orders":"7"}}']])(
  "what is not ours is nothing: %s",
  (stored) => {
    expect(readDone(stored, mine)).toEqual([]);
  },
);
