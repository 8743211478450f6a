import { lookUpOutcome } from "./look-up-outcome";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** @param answers of the looks in turn; an Error is a look that fails. @returns the outcome, and when it was looked */
async function outcomeOf(...answers: (boolean | Error)[]) {
  const begun = Date.now();
  const times: number[] = [];
  const finding = lookUpOutcome(async () => {
    times.push(Date.now() - begun);
    const answer = answers[times.length - 1];
    if (answer === undefined || answer instanceof Error) throw answer ?? new Error("No such look.");
    return answer;
  });
  await jest.runAllTimersAsync();
  return [await finding, times];
}

const lost = new Error("lost");

it.each([
  ["done", [1_000], [true]],
  ["done", [1_000, 3_000], [false, true]],
  ["done", [1_000, 3_000, 9_000], [lost, false, true]],
  ["not-done", [1_000, 3_000, 9_000], [false, false, false]],
  ["not-done", [1_000, 3_000, 9_000], [lost, lost, false]],
  ["unknown", [1_000, 3_000, 9_000], [false, false, lost]],
  ["unknown", [1_000, 3_000, 9_000], [lost, lost, lost]],
] as const)("ORDR-023 %s is found by looks after %j ms that see %j", async (outcome, times, answers) => {
  expect(await outcomeOf(...answers)).toEqual([outcome, times]);
});

it("ORDR-023 a look that takes long does not put off the next one", async () => {
  const begun = Date.now();
  const times: number[] = [];
  const finding = lookUpOutcome(async () => {
    times.push(Date.now() - begun);
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    return false;
  });
  await jest.runAllTimersAsync();
  await finding;
  expect(times).toEqual([1_000, 3_000, 9_000]);
});
