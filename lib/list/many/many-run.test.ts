import type { WriteOutcome } from "@/lib/calls/write-outcome";
import { ConsoleError } from "@/lib/errors/console-error";
import { byResult, lookable, type ManyProgress, ManyRun, notBegun, retriable } from "./many-run";

const error = new ConsoleError("upstream-failed");
const done: WriteOutcome = { kind: "done" };

/** A run whose steps are over when the test says so. */
function runOf(isEnd: (outcome: WriteOutcome) => boolean = () => false) {
  const open = new Map<number, (outcome: WriteOutcome | undefined) => void>();
  const begun: number[] = [];
  let progress: ManyProgress = notBegun;
  const run = new ManyRun({
    step(id, onLooking) {
      begun.push(id);
      if (id === 7) onLooking("unanswered");
      return new Promise((resolve) => open.set(id, resolve));
    },
    isEnd,
    onProgress: (now) => {
      progress = now;
    },
  });
  return {
    run,
    begun,
    now: () => progress,
    async end(id: number, outcome: WriteOutcome | undefined) {
      open.get(id)?.(outcome);
      await new Promise((resolve) => setTimeout(resolve));
    },
  };
}

describe("many steps", () => {
  it("are taken few at a time, in their order, and each has its result", async () => {
    const { run, begun, now, end } = runOf();
    const over = run.run([1, 2, 3, 4, 5, 7]);
    expect(begun).toEqual([1, 2, 3, 4]);
    expect(byResult(now())).toEqual([{ result: "under-way", ids: [1, 2, 3, 4, 5, 7] }]);
    await end(2, done);
    await end(1, { kind: "refused", error });
    expect(begun).toEqual([1, 2, 3, 4, 5, 7]);
    expect(now().states.get(7)).toEqual({ phase: "looking", reason: "unanswered" });
    await end(3, { kind: "not-done", error, wasLookedUp: true });
    await end(4, undefined);
    await end(5, done);
    expect(now().isRunning).toBe(true);
    await end(7, { kind: "unknown", error });
    await over;
    expect(now().isRunning).toBe(false);
    expect(byResult(now())).toEqual([
      { result: "done", ids: [2, 5] },
      { result: "refused", ids: [1] },
      { result: "not-done", ids: [3] },
      { result: "unknown", ids: [7] },
      { result: "elsewhere", ids: [4] },
    ]);
  });

  it("stop: none is begun any more, those under way are seen to their end, and the others may be begun anew", async () => {
    const { run, begun, now, end } = runOf();
    const over = run.run([1, 2, 3, 4, 5, 6]);
    run.stop();
    for (const id of [1, 2, 3]) await end(id, done);
    expect(now().isRunning).toBe(true);
    await end(4, { kind: "not-done", error, wasLookedUp: false });
    await over;
    expect(begun).toEqual([1, 2, 3, 4]);
    expect(retriable(now())).toEqual([4, 5, 6]);
    const again = run.run(retriable(now()));
    for (const id of [4, 5, 6]) await end(id, done);
    await again;
    expect(byResult(now())).toEqual([{ result: "done", ids: [1, 2, 3, 4, 5, 6] }]);
  });

  it("stop by themselves where no further one can be made", async () => {
    const { run, begun, now, end } = runOf(({ kind }) => kind === "not-done");
    const over = run.run([1, 2, 3, 4, 5]);
    await end(1, { kind: "not-done", error, wasLookedUp: false });
    for (const id of [2, 3, 4]) await end(id, done);
    await over;
    expect(begun).toHaveLength(4);
    expect(byResult(now()).at(-1)).toEqual({ result: "not-begun", ids: [5] });
  });

  it("one of which nobody knows is looked up again, and neither that nor a refusal is begun anew", async () => {
    const { run, now, end } = runOf();
    const over = run.run([1, 2]);
    await end(1, { kind: "unknown", error });
    await end(2, { kind: "refused", error });
    await over;
    expect(retriable(now())).toEqual([]);
    expect(lookable(now())).toEqual([1]);
    await run.lookAgain([1, 2], async () => done);
    expect(byResult(now())).toEqual([
      { result: "done", ids: [1] },
      { result: "refused", ids: [2] },
    ]);
  });

  it("all whose outcome is open are looked up again, few at a time; Stop leaves the others as they are", async () => {
    const { run, now, end } = runOf();
    const ids = [1, 2, 3, 4, 5, 6];
    const over = run.run(ids);
    for (const id of ids) await end(id, id === 3 ? { kind: "no-effect" } : { kind: "unknown", error });
    await over;
    expect(retriable(now())).toEqual([]);
    const looks = new Map<number, (outcome: WriteOutcome) => void>();
    const looking = run.lookAgain(lookable(now()), (id) => new Promise((resolve) => looks.set(id, resolve)));
    expect([...looks.keys()]).toEqual([1, 2, 3, 4]);
    expect(now()).toMatchObject({ isRunning: true, looks: { done: 0, count: 6 } });
    expect(now().states.get(3)).toEqual({ phase: "looking", reason: "answered" });
    looks.get(1)?.(done);
    await new Promise((resolve) => setTimeout(resolve));
    expect([...looks.keys()]).toEqual([1, 2, 3, 4, 5]);
    expect(now().looks).toEqual({ done: 1, count: 6 });
    run.stop();
    for (const id of [2, 3, 4, 5]) looks.get(id)?.(done);
    await looking;
    expect(now()).toMatchObject({ isRunning: false, looks: undefined });
    expect(byResult(now())).toEqual([
      { result: "done", ids: [1, 2, 3, 4, 5] },
      { result: "unknown", ids: [6] },
    ]);
  });
});
