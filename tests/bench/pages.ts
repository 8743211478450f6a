import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { listTable } from "@/lib/resources/list-table";
import { pageKeys, pathOfPage } from "@/lib/roles/pages";
import { builtFolder, projectRoot } from "@/tests/support/console/run-console";
import type { BenchConsole } from "./bench-console";
import { distributionOf, heading, inMs, line } from "./figures";

const loads = 60;
const listBudget = 220 * 1024;
/** Each over another of the platform's protocols. */
const loadedLists = ["/orders", "/receptions"];
const lists: ReadonlySet<string> = new Set(listTable.map(({ page }) => pathOfPage(page)));

/** How long the server takes for the whole HTML of a list, rows included. */
export async function benchHtml({ visitor }: BenchConsole): Promise<void> {
  heading("HTML of the lists, one load at a time");
  for (const path of loadedLists) {
    for (let warm = 0; warm < 5; warm += 1) await visitor.open(path);
    const samples: number[] = [];
    for (let load = 0; load < loads; load += 1) {
      const { status, tookMs, text } = await visitor.open(path);
      if (status !== 200 || !text.includes("<td")) throw new Error(`${path} has no rows: ${status}.`);
      samples.push(tookMs);
    }
    const { p50, p95 } = distributionOf(samples);
    line(path, `p50 ${inMs(p50)}, p95 ${inMs(p95)}`);
  }
}

/** The scripts that each page's HTML names, compressed as a reverse proxy would. */
export async function benchWeight({ visitor }: BenchConsole): Promise<void> {
  heading("JavaScript of a page, compressed");
  const paths = ["/login", "/reset-password", "/qr-order", ...pageKeys.map(pathOfPage)];
  for (const path of paths) {
    const { text } = await visitor.open(path);
    const bytes = scriptsOf(text).reduce((sum, file) => sum + compressedSize(file), 0);
    const budget = lists.has(path) ? { text: "220 KB", isKept: bytes <= listBudget } : undefined;
    line(path, `${(bytes / 1024).toFixed(0)} KB`, budget);
  }
}

/** Without those for browsers that know no modules: no other one loads them. */
function scriptsOf(html: string): string[] {
  const old = new Set([...html.matchAll(/<script[^>]*\bnoModule\b[^>]*>/gi)].flatMap(([tag]) => namesIn(tag)));
  return [...new Set(namesIn(html))].filter((file) => !old.has(file));
}

function namesIn(html: string): string[] {
  return [...html.matchAll(/\/_next\/static\/([\w./~-]+\.js)/g)].map(([, file = ""]) => file);
}

function compressedSize(file: string): number {
  return gzipSync(readFileSync(join(projectRoot, builtFolder(), "static", file))).length;
}
