import { listTable } from "@/lib/resources/list-table";
import { pageKeys, pathOfPage } from "@/lib/roles/pages";
import { listBudget, scriptBytes } from "@/tests/support/console/page-scripts";
import type { BenchConsole } from "./bench-console";
import { distributionOf, heading, inMs, line } from "./figures";

const loads = 60;
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
      if (status !== 200) throw new Error(`${path} answered ${status}.`);
      if (text.includes("<td")) samples.push(tookMs);
    }
    const { p50, p95 } = distributionOf(samples);
    line(path, `p50 ${inMs(p50)}, p95 ${inMs(p95)}`);
    line(`${path}, first HTML with its rows`, `${samples.length} of ${loads}`, {
      text: "always",
      isKept: samples.length === loads,
    });
  }
}

const hungLoads = 20;
const firstByteBudget = 200;

/** When the shell of a page begins to come while the platform hangs: the page asks by itself for what is missing. */
export async function benchFirstByte({ visitor, whilePlatformHangs }: BenchConsole): Promise<void> {
  heading("First byte of a page with a hung platform");
  await whilePlatformHangs(async () => {
    for (const path of [...loadedLists, "/"]) {
      const samples: number[] = [];
      for (let load = 0; load < hungLoads; load += 1) samples.push((await visitor.open(path)).beganMs);
      const { p50, p95 } = distributionOf(samples);
      const budget = { text: "200 ms", isKept: p95 <= firstByteBudget };
      line(path, `p50 ${inMs(p50)}, p95 ${inMs(p95)}`, budget);
    }
  });
}

/** The scripts that each page's HTML names, compressed as a reverse proxy would. */
export async function benchWeight({ visitor }: BenchConsole): Promise<void> {
  heading("JavaScript of a page, compressed");
  const paths = ["/login", "/reset-password", "/qr-order", ...pageKeys.map(pathOfPage)];
  for (const path of paths) {
    const { text } = await visitor.open(path);
    const bytes = scriptBytes(text);
    const budget = lists.has(path) ? { text: `${listBudget / 1024} KB`, isKept: bytes <= listBudget } : undefined;
    line(path, `${(bytes / 1024).toFixed(1)} KB`, budget);
  }
}
