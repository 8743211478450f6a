import { readJestReport, readPlaywrightReport } from "./runner-reports.mjs";

it("names a failed test and a file that could not be loaded, each with its reason, without colours", () => {
  const failed = {
    status: "failed",
    fullName: "adds up",
    duration: 3,
    failureMessages: ["\u001b[31mExpected 3\u001b[39m\n\nReceived 4"],
  };
  const { failures } = readJestReport({
    numPassedTests: 1,
    numFailedTests: 1,
    numRuntimeErrorTestSuites: 1,
    testResults: [
      { name: "a.test.ts", message: "told again", assertionResults: [failed, { ...failed, status: "passed" }] },
      { name: "b.test.ts", message: "Cannot find module './c'", assertionResults: [] },
    ],
  });
  expect(failures).toEqual([
    { title: "adds up", reason: "Expected 3\nReceived 4" },
    { title: "b.test.ts", reason: "Cannot find module './c'" },
  ]);
});

it("names a browser story that failed, however deep its group, and what failed outside of all", () => {
  const spec = (title: string, ok: boolean, message: string) => ({
    title,
    ok,
    file: "orders.spec.ts",
    tests: [{ results: [{ duration: 1000, errors: ok ? [] : [{ message }] }] }],
  });
  const { failures } = readPlaywrightReport({
    stats: { expected: 1, unexpected: 1, flaky: 0 },
    errors: [{ message: "The platform did not start" }],
    suites: [{ specs: [spec("opens", true, "")], suites: [{ specs: [spec("closes", false, "Timed out")] }] }],
  });
  expect(failures.map(({ title, reason }) => [title, reason])).toEqual([
    ["orders.spec.ts: closes", "Timed out"],
    ["outside of any test", "The platform did not start"],
  ]);
});
