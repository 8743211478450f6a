import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { builtFolder, projectRoot } from "./run-console";

/** What all scripts of a list page may weigh together, as `scriptBytes` weighs them. */
export const listBudget = 224 * 1024;

/** What the scripts that a page's HTML names weigh, each packed as a reverse proxy would. */
export function scriptBytes(html: string): number {
  return scriptsOf(html).reduce((sum, file) => sum + packedSize(file), 0);
}

/** Without those for browsers that know no modules: no other one loads them. */
function scriptsOf(html: string): string[] {
  const old = new Set([...html.matchAll(/<script[^>]*\bnoModule\b[^>]*>/gi)].flatMap(([tag]) => namesIn(tag)));
  return [...new Set(namesIn(html))].filter((file) => !old.has(file));
}

function namesIn(html: string): string[] {
  return [...html.matchAll(/\/_next\/static\/([\w./~-]+\.js)/g)].map(([, file = ""]) => file);
}

function packedSize(file: string): number {
  return gzipSync(readFileSync(join(projectRoot, builtFolder(), "static", file)), { level: 9 }).length;
}
