import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** Chromium without a window and all that belongs to one: a new tab costs it half. */
export const headlessShell = "chromium-headless-shell";
const names = [headlessShell, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** Full path of a program on PATH, or undefined. @param {string} name */
export function findProgram(name) {
  const folders = (process.env.PATH ?? "").split(delimiter).concat("/usr/bin", "/usr/local/bin");
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

/** The system's Chromium, or undefined where Playwright's own is to be used. CHROMIUM_PATH overrides. */
export function systemChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  for (const name of names) {
    const path = findProgram(name);
    if (path !== undefined) return path;
  }
  return undefined;
}
