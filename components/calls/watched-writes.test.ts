import type { WriteOutcome } from "@/lib/calls/watch-write";
import { ConsoleError } from "@/lib/errors/console-error";
import { lookAgain, onWatchState, runWatched, watchStateOf } from "./watched-writes";

const error = new ConsoleError("upstream-timeout");
const refused: WriteOutcome = { kind: "refused", error };
const unknown: WriteOutcome = { kind: "unknown", error };

/** A place that shows the write. @returns what takes it away, and the phases that it saw */
function show(name: string) {
  const phases: (string | undefined)[] = [];
  const leave = onWatchState(name, () => phases.push(watchStateOf(name)?.phase));
  return { leave, phases };
}

it("ORDR-018 one write of a name runs at a time: a double click has one effect", async () => {
  let sent = 0;
  const write = async (): Promise<WriteOutcome> => {
    sent += 1;
    return { kind: "done" };
  };
  const [first, second] = await Promise.all([runWatched("double", write), runWatched("double", write)]);
  expect([first, second, sent]).toEqual([{ kind: "done" }, undefined, 1]);
  await runWatched("double", write);
  expect(sent).toBe(2);
});

it("ORDR-023 a place sees it sent, looked up and over, and one that comes later sees where it stands", async () => {
  const { phases, leave } = show("seen");
  await runWatched("seen", async (onLooking) => {
    onLooking();
    expect(watchStateOf("seen")).toEqual({ phase: "looking" });
    return unknown;
  });
  expect(phases).toEqual(["sending", "looking", "over"]);
  leave();
  expect(watchStateOf("seen")).toEqual({ phase: "over", outcome: unknown });
});

it("ORDR-023 a refusal is read where it is shown, and forgotten when that place is left", async () => {
  const { leave } = show("refused");
  await runWatched("refused", async () => refused);
  expect(watchStateOf("refused")).toEqual({ phase: "over", outcome: refused });
  leave();
  expect(watchStateOf("refused")).toBeUndefined();
  await runWatched("refused", async () => refused);
  expect(watchStateOf("refused")).toBeUndefined();
});

it("ORDR-023 only what nobody knows is looked at again", async () => {
  expect(await lookAgain("again", async () => "done")).toBeUndefined();
  await runWatched("again", async () => unknown);
  expect(await lookAgain("again", async () => "unknown")).toEqual(unknown);
  expect(await lookAgain("again", async () => "done")).toEqual({ kind: "done" });
  expect(watchStateOf("again")).toBeUndefined();
});
