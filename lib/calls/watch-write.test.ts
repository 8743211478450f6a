import type { ErrorCode } from "@/lib/errors/codes";
import { ConsoleError } from "@/lib/errors/console-error";
import { watchWrite } from "./watch-write";
import type { LookReason } from "./write-outcome";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const fromConsole = (code: ErrorCode, mayBeDone?: true) => new ConsoleError(code, { requestId: "r", mayBeDone });

/** @returns what came of a write that fails so, how often it was sent, and whether it was looked up */
async function outcomeOf(failure: unknown, isDone: boolean | Error = false) {
  let sent = 0;
  let looks = 0;
  let isTold = false;
  const watching = watchWrite({
    send: async () => {
      sent += 1;
      if (failure !== undefined) throw failure;
    },
    isDone: async () => {
      looks += 1;
      if (isDone instanceof Error) throw isDone;
      return isDone;
    },
    onLooking: () => {
      isTold = true;
    },
  });
  await jest.runAllTimersAsync();
  const outcome = await watching;
  return { outcome, sent, wasLookedUp: looks > 0, isTold };
}

/** @param looks of the record in turn, the last one over and over. @returns what came of a write that is answered as made */
async function outcomeAnswered(...looks: (boolean | Error)[]) {
  const told: LookReason[] = [];
  let looked = 0;
  const watching = watchWrite({
    send: async () => undefined,
    isDone: async () => {
      const seen = looks[Math.min(looked, looks.length - 1)] ?? false;
      looked += 1;
      if (seen instanceof Error) throw seen;
      return seen;
    },
    onLooking: (reason) => told.push(reason),
  });
  await jest.runAllTimersAsync();
  return { outcome: (await watching).kind, looked, told };
}

it("ORDR-023 a write that is answered is done once the record shows it, and nothing more is told", async () => {
  expect(await outcomeAnswered(true)).toEqual({ outcome: "done", looked: 1, told: [] });
  expect(await outcomeAnswered(false, true)).toEqual({ outcome: "done", looked: 2, told: ["answered"] });
});

it("ORDR-023 an answer after which the record shows nothing of it is none that it was made", async () => {
  expect(await outcomeAnswered(false)).toEqual({ outcome: "no-effect", looked: 3, told: ["answered"] });
});

it("ORDR-023 what the platform answers stands where the record cannot be read", async () => {
  expect(await outcomeAnswered(new Error("lost"))).toMatchObject({ outcome: "done", looked: 3 });
});

/** A write that is said to be under way once a second, and is given up after thirty. @param isDone at a second */
async function outcomeRunning(isDone: (second: number) => boolean | Error) {
  const told: LookReason[] = [];
  let isLeft = false;
  const begun = Date.now();
  const second = () => (Date.now() - begun) / 1_000;
  let endedAfter = 0;
  const watching = watchWrite({
    async send({ signal, onRunning }) {
      for (let asked = 0; asked < 30; asked += 1) {
        onRunning();
        await new Promise((resolve) => setTimeout(resolve, 1_000));
        isLeft ||= signal.aborted;
        if (isLeft) throw new Error("Nobody waits");
      }
      throw new ConsoleError("still-running", { mayBeDone: true });
    },
    async isDone() {
      const seen = isDone(second());
      if (seen instanceof Error) throw seen;
      return seen;
    },
    onLooking: (reason) => told.push(reason),
  });
  void watching.then(() => {
    endedAfter = second();
  });
  await jest.runAllTimersAsync();
  return { outcome: (await watching).kind, endedAfter, isLeft, reasons: new Set(told) };
}

it("ORDR-023 while it is said to be under way the record is read: what shows it there is waited for no more", async () => {
  const running = new Set(["running"]);
  const [atOnce, later] = [await outcomeRunning(() => true), await outcomeRunning((second) => second >= 7)];
  expect(atOnce).toEqual({ outcome: "done", endedAfter: 0, isLeft: true, reasons: running });
  expect(later).toEqual({ outcome: "done", endedAfter: 7, isLeft: true, reasons: running });
});

it("ORDR-023 what is said to be under way to the end is looked up as any other without an answer", async () => {
  const reasons = new Set(["running", "unanswered"]);
  expect(await outcomeRunning(() => false)).toMatchObject({ outcome: "not-done", endedAfter: 39, reasons });
  expect(await outcomeRunning(() => new Error("lost"))).toMatchObject({ outcome: "unknown", endedAfter: 39, reasons });
});

it.each([
  ["upstream-rejected", true],
  ["not-found", false],
] as const)("ORDR-023 %s is the platform's no", async (code, wasLookedUp) => {
  const error = fromConsole(code);
  const refused = { outcome: { kind: "refused", error }, sent: 1, wasLookedUp, isTold: false };
  expect(await outcomeOf(error)).toMatchObject(refused);
  expect(await outcomeOf(error, new Error("lost"))).toMatchObject(refused);
});

it("ORDR-023 what is refused because it is so already is told apart from a no", async () => {
  expect(await outcomeOf(fromConsole("upstream-rejected"), true)).toMatchObject({
    outcome: { kind: "already" },
    sent: 1,
    isTold: false,
  });
});

it.each(["offline", "forbidden", "rate-limited", "overloaded", "session-ended", "upstream-unreachable"] as const)(
  "ORDR-023 %s of the console is known not to be done",
  async (code) => {
    const error = fromConsole(code);
    expect(await outcomeOf(error)).toMatchObject({
      outcome: { kind: "not-done", error, wasLookedUp: false },
      sent: 1,
      wasLookedUp: false,
    });
  },
);

it.each([
  ["a 5xx of the platform", fromConsole("upstream-failed", true)],
  ["a time limit", fromConsole("upstream-timeout", true)],
  ["a key of which nobody knows", fromConsole("outcome-unknown")],
  ["a line that broke", new ConsoleError("upstream-unreachable", { mayBeDone: true })],
  ["a fault of our own", new TypeError("planted")],
])("ORDR-023 after %s it is looked up, and sent no second time", async (_what, failure) => {
  const looked = { sent: 1, wasLookedUp: true, isTold: true };
  expect(await outcomeOf(failure, true)).toMatchObject({ outcome: { kind: "done" }, ...looked });
  expect(await outcomeOf(failure, false)).toMatchObject({
    outcome: { kind: "not-done", wasLookedUp: true },
    ...looked,
  });
  expect(await outcomeOf(failure, new Error("lost"))).toMatchObject({ outcome: { kind: "unknown" }, ...looked });
});
