import nextJest from "next/jest.js";

/**
 * Three projects, all in Node:
 *   `npx jest`                             all of them
 *   `npx jest --selectProjects unit`       tests beside their source
 *   `npx jest --selectProjects contract`   tests/contract: console and platform over the wire
 *   `npx jest --selectProjects architecture`   tests/architecture and tests/spec: rules about the tree itself
 *   `npm test -- contract bff/export`      the files of one project whose path fits
 */

const outsideOfTests = ["<rootDir>/.next", "<rootDir>/.data", "<rootDir>/node_modules", "<rootDir>/test-results"];

const shared = {
  rootDir: import.meta.dirname,
  testEnvironment: "<rootDir>/tests/jest/environment.mjs",
  runtime: "<rootDir>/tests/jest/runtime.mjs",
  moduleNameMapper: { "^@/(.*)$": "<rootDir>/$1" },
  testPathIgnorePatterns: outsideOfTests,
  modulePathIgnorePatterns: outsideOfTests.filter((path) => !path.endsWith("node_modules")),
  restoreMocks: true,
};

/** Folders of tests that belong to another project than `unit`. */
const crossing = ["contract", "architecture", "spec", "e2e"];

const projects = [
  {
    ...shared,
    displayName: "unit",
    testMatch: ["<rootDir>/**/*.test.{ts,tsx}"],
    testPathIgnorePatterns: [...outsideOfTests, ...crossing.map((folder) => `<rootDir>/tests/${folder}/`)],
  },
  {
    ...shared,
    displayName: "contract",
    testMatch: ["<rootDir>/tests/contract/**/*.test.ts"],
    globalSetup: "<rootDir>/tests/contract-setup.mjs",
    globalTeardown: "<rootDir>/tests/contract-teardown.mjs",
  },
  { ...shared, displayName: "architecture", testMatch: ["<rootDir>/tests/{architecture,spec}/**/*.test.ts"] },
];

const withNext = nextJest({ dir: import.meta.dirname });

/** `--selectProjects` takes every word behind it for a project, and would then run all tests of the first one. */
function refusePatternsAsProjects() {
  const { argv } = process;
  const from = argv.indexOf("--selectProjects") + 1;
  if (from === 0) return;
  const end = argv.findIndex((word, at) => at >= from && word.startsWith("-"));
  const names = projects.map(({ displayName }) => displayName);
  const wrong = argv.slice(from, end === -1 ? undefined : end).filter((word) => !names.includes(word));
  if (wrong.length > 0)
    throw new Error(`No project "${wrong[0]}". Of one project some files: npm test -- unit ${wrong.join(" ")}`);
}

export default async function jestConfig() {
  refusePatternsAsProjects();
  return {
    projects: await Promise.all(projects.map((project) => withNext(project)())),
    maxWorkers: 2,
    testTimeout: 30_000,
  };
}
