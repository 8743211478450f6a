import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** Everything in this folder runs on a bare checkout: plain Node, no package. */
export const projectRoot = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** Next's own entry, run by node itself: a shell or npx in between would swallow signals. */
export const nextBin = join(projectRoot, "node_modules/next/dist/bin/next");

/** The same default as in next.config.mjs. */
export function buildFolder() {
  return join(projectRoot, process.env.NEXT_DIST_DIR ?? ".next");
}
