import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "../server/launch/project.mjs";

/**
 * The longest first, by what they take on two quiet cores and not by their size: one that works or waits for half a minute
 * must not begin at the end. Of the unit tests those, too, that go through very many cases of a rule: the compiler does
 * worse by a module the more files of the same worker have loaded it before.
 */
const longest = [
  "server/session/refresh-interleavings",
  "lib/resources/orders/cancel-rules",
  "lib/scan/decoder/decode-rows",
  "lib/resources/receptions/invoice/refused-invoice",
  "tests/support/both-sides-agree",
  "platform/seed/ensure-dataset",
  "server/bff/body-budget",
  "lib/session/return-path-corpus",
  "server/bff/find-call",
  "tests/run",
  "tests/contract/list-pages/first-html",
  "tests/contract/new-page/new-page",
  "tests/contract/bff/time-limits",
  "tests/contract/bff/operation",
  "tests/contract/bff/announced-bodies",
  "tests/contract/bff/aborts",
  "tests/contract/session-store/standing-still",
  "tests/contract/bff/middleware-removed",
  "tests/contract/bff/refresh-faults",
  "tests/contract/bff/raw-requests",
  "tests/contract/bff/paths",
  "tests/contract/bff/overload",
  "tests/contract/bff/restart",
  "tests/contract/bff/redis-store",
  "tests/contract/bff/upstream-answers",
  "tests/contract/bff/queries",
  "tests/contract/bff/start-up",
  "tests/contract/lists/filters",
  "tests/contract/bff/sign-out",
  "tests/contract/bff/middleware-bypass",
  "tests/contract/bff/request-bodies",
  "tests/contract/bff/writes",
  "tests/contract/bff/open-redirect",
  "tests/contract/bff/hostile-filters",
  "tests/contract/lists/counts",
  "tests/contract/bff/answer-headers",
  "tests/contract/bff/bulkheads",
  "tests/contract/platform/one-process",
  "tests/contract/bff/sign-in-limits",
  "tests/contract/bff/versioned-edits",
  "tests/contract/bff/refresh-single",
].map((name) => join(projectRoot, `${name}.test.ts`));

/** @param {string} path @returns {number} its place among the longest, or behind them all */
function placeOf(path) {
  const place = longest.indexOf(path);
  return place === -1 ? longest.length : place;
}

/** Jest's own order goes by durations of earlier runs, of which a fresh clone has none. The other files: by size. */
// biome-ignore lint/style/noDefaultExport: Jest asks for it.
export default class LongestFirst {
  /** @throws where a file of the list is gone */
  sort(tests) {
    const gone = longest.filter((path) => !existsSync(path));
    if (gone.length > 0) throw new Error(`tests/longest-first.mjs names what is gone: ${gone.join(", ")}`);
    const size = new Map(tests.map(({ path }) => [path, statSync(path).size]));
    return [...tests].sort(
      (one, other) =>
        placeOf(one.path) - placeOf(other.path) || (size.get(other.path) ?? 0) - (size.get(one.path) ?? 0),
    );
  }

  /** Durations are not kept. */
  cacheResults() {}
}
