import type { WriteOutcome } from "@/lib/calls/write-outcome";
import { ConsoleError } from "@/lib/errors/console-error";
import { onWatchState, watchStateOf } from "./watch-states";
import { lookAgain, runWatched } from "./watched-writes";

const error = new ConsoleError("upstream-timeout");
const refused: WriteOutcome = { kind: "refused", error };
const unknown: WriteOutcome = { kind: "unknown", error };

const followed = async () => undefined;

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
  const [first, second] = await Promise.all([
    runWatched("double", write, followed),
    runWatched("double", write, followed),
  ]);
  expect([first, second, sent]).toEqual([{ kind: "done" }, undefined, 1]);
  await runWatched("double", write, followed);
  expect(sent).toBe(2);
});

it("ORDR-023 a place sees it sent, looked up and over, and one that comes later sees where it stands", async () => {
  const { phases, leave } = show("seen");
  await runWatched(
    "seen",
    async (onLooking) => {
      onLooking("running");
      expect(watchStateOf("seen")).toEqual({ phase: "looking", reason: "running" });
      return unknown;
    },
    followed,
  );
  expect(phases).toEqual(["sending", "looking", "over"]);
  leave();
  expect(watchStateOf("seen")).toEqual({ phase: "over", outcome: unknown });
});

it("ORDR-023 a refusal is read where it is shown, and forgotten when that place is left", async () => {
  const { leave } = show("refused");
  await runWatched("refused", async () => refused, followed);
  expect(watchStateOf("refused")).toEqual({ phase: "over", outcome: refused });
  leave();
  expect(watchStateOf("refused")).toBeUndefined();
  await runWatched("refused", async () => refused, followed);
  expect(watchStateOf("refused")).toBeUndefined();
});

it("ORDR-023 that somebody was faster is read where it is shown, once it has been read again", async () => {
  const already: WriteOutcome = { kind: "already" };
  const { phases, leave } = show("already");
  await runWatched("already", async () => already, followed);
  expect(phases).toEqual(["sending", "reading", "over"]);
  expect(watchStateOf("already")).toEqual({ phase: "over", outcome: already });
  leave();
  expect(watchStateOf("already")).toBeUndefined();
  await runWatched("already", async () => already, followed);
  expect(watchStateOf("already")).toBeUndefined();
});

it("ORDR-023 only what nobody knows is looked at again", async () => {
  expect(await lookAgain("again", async () => "done", followed)).toBeUndefined();
  await runWatched("again", async () => unknown, followed);
  expect(await lookAgain("again", async () => "unknown", followed)).toEqual(unknown);
  expect(await lookAgain("again", async () => "done", followed)).toEqual({ kind: "done" });
  expect(watchStateOf("again")).toBeUndefined();
});

it("ORDR-023 what has no effect stays to be read with the last place, and what a look brings is told", async () => {
  const noEffect: WriteOutcome = { kind: "no-effect" };
  const { leave } = show("no-effect");
  await runWatched("no-effect", async () => noEffect, followed);
  leave();
  expect(watchStateOf("no-effect")).toEqual({ phase: "over", outcome: noEffect });
  expect(await lookAgain("no-effect", async () => "not-done", followed)).toEqual(noEffect);
  expect(await lookAgain("no-effect", async () => "unknown", followed)).toEqual(noEffect);
  expect(await lookAgain("no-effect", async () => "done", followed)).toEqual({ kind: "done" });
});

const outcomes: WriteOutcome[] = [
  { kind: "done" },
  { kind: "already" },
  refused,
  { kind: "not-done", error, wasLookedUp: true },
  unknown,
  { kind: "no-effect" },
];

/** What follows a write: with what it was called, and what ends it. */
function following() {
  const told: WriteOutcome[] = [];
  let end = () => {};
  const follow = (outcome: WriteOutcome) => {
    told.push(outcome);
    return new Promise<void>((resolve) => (end = resolve));
  };
  return { told, follow, end: () => end() };
}

/** Whether it has come, once all that waits for nothing outside has run. */
async function hasCome(promise: Promise<unknown>): Promise<boolean> {
  const turn = new Promise((resolve) => setImmediate(() => resolve(false)));
  return (await Promise.race([promise.then(() => true), turn])) === true;
}

it.each(outcomes)("ORDR-023 $kind is told once, and is over when what follows it is", async (outcome) => {
  const name = `follow-${outcome.kind}`;
  const first = following();
  const running = runWatched(name, async () => outcome, first.follow);
  expect(await hasCome(running)).toBe(false);
  expect(first.told).toEqual([outcome]);
  first.end();
  expect(await running).toEqual(outcome);
  // A second look at what is open is followed, too; where nothing is open there is none.
  const again = following();
  const looking = lookAgain(name, async () => "done", again.follow);
  const isLookedAt = outcome.kind === "unknown" || outcome.kind === "no-effect";
  expect(await hasCome(looking)).toBe(!isLookedAt);
  expect(again.told).toEqual(isLookedAt ? [{ kind: "done" }] : []);
  again.end();
  expect(await looking).toEqual(isLookedAt ? { kind: "done" } : undefined);
});

it("ORDR-018 a click while one is under way is followed by nothing", async () => {
  const first = following();
  const running = runWatched("followed-once", async () => ({ kind: "done" }), first.follow);
  const second = following();
  expect(await runWatched("followed-once", async () => refused, second.follow)).toBeUndefined();
  await hasCome(running);
  first.end();
  await running;
  expect([first.told, second.told]).toEqual([[{ kind: "done" }], []]);
});

it("ORDR-018 what is made is under way until its record has been read again: it is not sent a second time", async () => {
  let sent = 0;
  const write = async (): Promise<WriteOutcome> => {
    sent += 1;
    return { kind: "done" };
  };
  let isRead = () => {};
  const running = runWatched("read", write, () => new Promise((resolve) => (isRead = resolve)));
  await Promise.resolve();
  await Promise.resolve();
  expect(watchStateOf("read")).toEqual({ phase: "reading" });
  expect(await runWatched("read", write, followed)).toBeUndefined();
  isRead();
  expect(await running).toEqual({ kind: "done" });
  expect([sent, watchStateOf("read")]).toEqual([1, undefined]);
});
