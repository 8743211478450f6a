import { emptyHistory, type History, putRedone, putUndone, remember, takeLast, takeNext } from "./history";

const most = 3;
const after = (...steps: string[]) =>
  steps.reduce<History<string>>((history, step) => remember(history, step, most), emptyHistory());

function undo(history: History<string>): History<string> {
  const taken = takeLast(history);
  return taken === undefined ? history : putUndone(taken[1], taken[0]);
}

function redo(history: History<string>): History<string> {
  const taken = takeNext(history);
  return taken === undefined ? history : putRedone(taken[1], taken[0], most);
}

it("undoes the last step first and does it again in the other order", () => {
  const back = undo(undo(after("a", "b", "c")));
  expect(back).toEqual({ past: ["a"], future: ["c", "b"] });
  expect(redo(back)).toEqual({ past: ["a", "b"], future: ["c"] });
  expect(redo(redo(back))).toEqual(after("a", "b", "c"));
});

it("drops its oldest step when it is full, never its newest", () => {
  expect(after("a", "b", "c", "d", "e").past).toEqual(["c", "d", "e"]);
});

it("forgets what could have been done again once something new is done", () => {
  expect(remember(undo(after("a", "b")), "c", most)).toEqual({ past: ["a", "c"], future: [] });
});

it("has nothing to undo or to do again when it is empty", () => {
  expect(takeLast(emptyHistory())).toBeUndefined();
  expect(takeNext(after("a"))).toBeUndefined();
});
