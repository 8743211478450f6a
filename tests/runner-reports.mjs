import { stripVTControlCharacters } from "node:util";

/**
 * What a step came to.
 * @typedef {{ passed: number, failed: number, slow?: SlowTest[], failures?: FailedTest[] }} Outcome
 * @typedef {{ seconds: number, title: string }} SlowTest
 * @typedef {{ title: string, reason: string }} FailedTest the reason without colours, of a few lines
 */

/** A test that takes longer is named at the end of the run. */
export const slowAfterS = 8;

/** @param {{ seconds: number, title: string }[]} tests */
function slowest(tests) {
  return tests.filter(({ seconds }) => seconds > slowAfterS).toSorted((one, other) => other.seconds - one.seconds);
}

/** Of a failure the end of a run repeats so much: what was expected, what came, and where. */
const reasonLines = 12;
const reasonWidth = 200;

/** @param {(string | undefined)[]} messages */
function reasonOf(messages) {
  const lines = stripVTControlCharacters(messages.filter(Boolean).join("\n")).split("\n");
  return lines
    .filter((line) => line.trim() !== "")
    .slice(0, reasonLines)
    .map((line) => line.slice(0, reasonWidth))
    .join("\n");
}

/**
 * Of `jest --json`.
 * @param {JestCounts & { testResults: JestFile[] }} report
 * @returns {Required<Outcome>}
 * @typedef {Record<"numPassedTests" | "numFailedTests" | "numRuntimeErrorTestSuites", number>} JestCounts
 * @typedef {{ name: string, message: string, assertionResults: JestTest[] }} JestFile
 * @typedef {{ status: string, fullName: string, duration?: number | null, failureMessages: string[] }} JestTest
 */
export function readJestReport({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites, testResults }) {
  const tests = testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ duration, fullName }) => ({ seconds: (duration ?? 0) / 1000, title: fullName })),
  );
  const failures = testResults.flatMap(({ assertionResults, message, name }) => {
    const failed = assertionResults.filter(({ status }) => status === "failed");
    // A file that could not be loaded has no test that failed.
    if (failed.length === 0 && message !== "") return [{ title: name, reason: reasonOf([message]) }];
    return failed.map(({ fullName, failureMessages }) => ({ title: fullName, reason: reasonOf(failureMessages) }));
  });
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites, slow: slowest(tests), failures };
}

/**
 * Of Playwright's json reporter.
 * @param {{ errors: { message?: string }[], suites: PlaywrightSuite[], stats: PlaywrightStats }} report
 * @returns {Required<Outcome>}
 * @typedef {{ expected: number, unexpected: number, flaky: number }} PlaywrightStats
 * @typedef {{ specs?: PlaywrightTest[], suites?: PlaywrightSuite[] }} PlaywrightSuite
 * @typedef {{ title: string, file: string, ok: boolean, tests: { results: PlaywrightResult[] }[] }} PlaywrightTest
 * @typedef {{ duration: number, errors: { message?: string }[] }} PlaywrightResult
 */
export function readPlaywrightReport({ stats, errors, suites }) {
  const tests = suites.flatMap(testsIn);
  const outside = errors.map(({ message }) => ({ title: "outside of any test", reason: reasonOf([message]) }));
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    slow: slowest(tests),
    failures: [...tests.filter(({ ok }) => !ok), ...outside],
  };
}

/** @param {PlaywrightSuite} suite @returns {(SlowTest & FailedTest & { ok: boolean })[]} */
function testsIn({ specs = [], suites = [] }) {
  const own = specs.map(({ title, file, ok, tests }) => {
    const results = tests.flatMap((test) => test.results);
    return {
      seconds: Math.max(...results.map(({ duration }) => duration / 1000)),
      title: `${file}: ${title}`,
      ok,
      reason: reasonOf(results.flatMap((result) => result.errors.map(({ message }) => message))),
    };
  });
  return [...own, ...suites.flatMap(testsIn)];
}
