import { ConsoleError } from "./console-error";
import { lacksCall, refusesField, refusesToTell } from "./lacks-call";

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

describe("a query command by a field of ours", () => {
  const failed = new ConsoleError("query-failed");
  const rows = { data: {}, error: null };
  it.each([
    ["it says that it does not know it", new ConsoleError("upstream-rejected"), { data: undefined, error: null }, true],
    ["it fails, and answers without it", failed, rows, true],
    ["it fails, and without it names a record that it does not have", failed, failedBy("not-found"), true],
    ["it fails either way", failed, failedBy("query-failed"), false],
    ["it fails, and cannot be reached any more", failed, failedBy("upstream-unreachable"), false],
    ["it fails, and the other is on its way", failed, { data: undefined, error: null }, undefined],
    ["it cannot be reached", new ConsoleError("upstream-unreachable"), rows, false],
  ])("%s", (_what, error, plain, isRefused) => {
    expect(refusesField(error, plain)).toBe(isRefused);
  });

  function failedBy(code: "not-found" | "query-failed" | "upstream-unreachable") {
    return { data: undefined, error: new ConsoleError(code) };
  }
});
