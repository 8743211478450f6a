import type { ErrorCode } from "@/lib/errors/codes";
import { ConsoleError } from "@/lib/errors/console-error";
import { watchWrite } from "./watch-write";

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

it("ORDR-023 a write that is answered is done, and is not looked up", async () => {
  expect(await outcomeOf(undefined)).toEqual({ outcome: { kind: "done" }, sent: 1, wasLookedUp: false, isTold: false });
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
