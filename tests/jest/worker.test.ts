import { spawnSync } from "node:child_process";
import { join } from "node:path";

it("no test file of a worker sees what another one left behind, and packages are loaded once", () => {
  const config = {
    rootDir: process.cwd(),
    testMatch: ["<rootDir>/tests/jest/planted/*.planted.ts"],
    testEnvironment: "<rootDir>/tests/jest/environment.mjs",
    runtime: "<rootDir>/tests/jest/runtime.mjs",
    transform: { "\\.ts$": "next/dist/build/swc/jest-transformer" },
    modulePathIgnorePatterns: ["<rootDir>/.next"],
  };
  const jest = join("node_modules", "jest", "bin", "jest.js");
  const args = [jest, "--runInBand", "--json", "--config", JSON.stringify(config)];
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: "utf8" });
  const { numPassedTests, numFailedTests }: Record<string, number> = JSON.parse(stdout);
  expect([numPassedTests, numFailedTests, numFailedTests === 0 ? "" : stderr]).toEqual([6, 0, ""]);
});
