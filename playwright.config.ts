import { defineConfig } from "@playwright/test";
import { systemChromium } from "./tests/chromium.mjs";

const isRoot = process.getuid?.() === 0;

/** Nothing leaves this machine during a run, not even the browser's own background traffic. */
const launchArguments = [
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  // A new renderer for each page of each person would cost a fifth of all processor time.
  "--renderer-process-limit=1",
  // No page lives long enough to earn its optimised code; a script that comes again is not compiled again.
  // The young are collected more rarely: every page that is left behind is garbage at once.
  "--js-flags=--no-opt --no-maglev --min-semi-space-size=32 --max-semi-space-size=64",
  "--blink-settings=v8CacheOptions=3",
  // Chromium's sandbox refuses to run as root, as in most build containers.
  ...(isRoot ? ["--no-sandbox"] : []),
];

/** Browser tests: the built console and the embedded platform as a black box (started by the global setup). */
export default defineConfig({
  testDir: "./tests/e2e",
  testMatch: "**/*.spec.ts",
  globalSetup: "./tests/e2e/support/global-setup.mjs",
  outputDir: "./test-results/browser",
  // One more than CI has cores: a test waits for a tenth of its time.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // What goes well waits for neither: a machine that does other things meanwhile is no fault of a story.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [["list"]],
  use: {
    // Set by the global setup before any worker starts. Cookies that must be Secure need the name localhost.
    baseURL: process.env.E2E_CONSOLE_URL,
    browserName: "chromium",
    viewport: { width: 1440, height: 900 },
    locale: "en-GB",
    timezoneId: "Europe/Bucharest",
    screenshot: "only-on-failure",
    // Recording costs every test, also those that pass: `npm test -- browser orders --trace on` records some again.
    trace: "off",
    launchOptions: { executablePath: systemChromium(), args: launchArguments },
  },
});
