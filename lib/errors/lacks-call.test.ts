import { ConsoleError } from "./console-error";
import { lacksCall, refusesToTell } from "./lacks-call";

it.each([
  ["not-found", true, true],
  ["method-not-allowed", true, true],
  ["upstream-rejected", false, true],
  ["forbidden", false, false],
  ["upstream-failed", false, false],
  ["upstream-timeout", false, false],
] as const)("of %s a call is lacking: %s, and what is asked cannot be told: %s", (code, lacks, refuses) => {
  expect([lacksCall(new ConsoleError(code)), refusesToTell(new ConsoleError(code))]).toEqual([lacks, refuses]);
});

it("another failure says nothing of the platform", () => {
  expect([lacksCall(new Error("x")), refusesToTell(undefined)]).toEqual([false, false]);
});
