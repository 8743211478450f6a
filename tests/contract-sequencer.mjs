import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "../server/launch/project.mjs";

const folder = join(projectRoot, "tests/contract");

/** The longest first, by what they take and not by their size: one that waits for 30 s must not begin at the end. */
const longest = [
  "list-pages/first-html",
  "new-page/new-page",
  "bff/time-limits",
  "bff/announced-bodies",
  "bff/aborts",
  "bff/operation",
  "bff/middleware-removed",
  "bff/paths",
  "session-store/standing-still",
  "bff/restart",
  "bff/refresh-faults",
  "bff/overload",
  "bff/redis-store",
  "bff/writes",
  "bff/upstream-answers",
  "bff/middleware-bypass",
  "bff/raw-requests",
  "lists/filters",
  "bff/sign-out",
  "bff/versioned-edits",
  "bff/hostile-filters",
  "bff/sign-in-limits",
  "bff/start-up",
  "bff/open-redirect",
  "bff/refresh-single",
].map((name) => join(folder, `${name}.test.ts`));

/** @param {string} path @returns {number} its place among the longest, or behind them all */
function placeOf(path) {
  const place = longest.indexOf(path);
  return place === -1 ? longest.length : place;
}

/** Jest's own order goes by durations of earlier runs, of which a fresh clone has none. The other files: by size. */
// biome-ignore lint/style/noDefaultExport: Jest asks for it.
export default class ContractSequencer {
  /** @throws where a file of the list is gone */
  sort(tests) {
    const gone = longest.filter((path) => !existsSync(path));
    if (gone.length > 0) throw new Error(`tests/contract-sequencer.mjs names what is gone: ${gone.join(", ")}`);
    const size = new Map(tests.map(({ path }) => [path, statSync(path).size]));
    return [...tests].sort(
      (one, other) =>
        placeOf(one.path) - placeOf(other.path) || (size.get(other.path) ?? 0) - (size.get(one.path) ?? 0),
    );
  }

  /** Durations are not kept. */
  cacheResults() {}
}
