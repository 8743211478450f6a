/**
 * What a step came to.
 * @typedef {{ passed: number, failed: number, slow: SlowTest[] }} Outcome
 * @typedef {{ seconds: number, title: string }} SlowTest
 */

/** A test that takes longer is named at the end of the run. */
export const slowAfterS = 8;

/** @param {{ seconds: number, title: string }[]} tests */
function slowest(tests) {
  return tests.filter(({ seconds }) => seconds > slowAfterS).toSorted((one, other) => other.seconds - one.seconds);
}

/** Of `jest --json`. @returns {Outcome} */
export function readJestReport({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites, testResults }) {
  const tests = testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ duration, fullName }) => ({ seconds: (duration ?? 0) / 1000, title: fullName })),
  );
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites, slow: slowest(tests) };
}

/** Of Playwright's json reporter. @returns {Outcome} */
export function readPlaywrightReport({ stats, errors, suites }) {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    slow: slowest(suites.flatMap(testsIn)),
  };
}

function testsIn({ specs = [], suites = [] }) {
  const own = specs.map(({ title, file, tests }) => ({
    seconds: Math.max(...tests.flatMap(({ results }) => results.map(({ duration }) => duration / 1000))),
    title: `${file}: ${title}`,
  }));
  return [...own, ...suites.flatMap(testsIn)];
}
