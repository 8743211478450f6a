import nextJest from "next/jest.js";

/**
 * Three projects, all in Node:
 *   `npx jest`                             all of them
 *   `npx jest --selectProjects unit`       tests beside their source
 *   `npx jest --selectProjects contract`   tests/contract: console and platform over the wire
 *   `npx jest --selectProjects architecture`   tests/architecture and tests/spec: rules about the tree itself
 *   `npm test -- contract bff/export`      the files of one project whose path fits
 */

/** Packages that ship ES modules only: Jest runs CommonJS, so SWC translates them. */
const ES_MODULE_PACKAGES = [
  "@bprogress",
  "@formatjs",
  "@panva/hkdf",
  "@schummar/icu-type-parser",
  "@tanstack/react-store",
  "@tanstack/react-table",
  "@tanstack/store",
  "@tanstack/table-core",
  "icu-minify",
  "intl-messageformat",
  "jose",
  "lucide-react",
  "next-intl",
  "po-parser",
  "use-intl",
];

const outsideOfTests = ["<rootDir>/.next", "<rootDir>/.data", "<rootDir>/node_modules", "<rootDir>/test-results"];

const shared = {
  rootDir: import.meta.dirname,
  testEnvironment: "node",
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

/** next/jest leaves every package untranslated; its patterns are replaced, for any single match wins. */
async function withTranslatedPackages(project) {
  const config = await withNext(project)();
  const translated = `/node_modules/(?!(?:${ES_MODULE_PACKAGES.join("|")})/)`;
  return { ...config, transformIgnorePatterns: [translated, "^.+\\.module\\.(css|sass|scss)$"] };
}

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
    projects: await Promise.all(projects.map(withTranslatedPackages)),
    maxWorkers: 2,
    testTimeout: 30_000,
  };
}
