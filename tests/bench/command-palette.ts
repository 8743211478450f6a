import type { BrowserContext, Page } from "@playwright/test";
import type { WholeConsole } from "@/tests/support/console/whole-console";
import { slowDown, slowdown, withBrowser } from "./bench-browser";
import { distributionOf, heading, inMs, line } from "./figures";

const runs = 9;
const localBudgetMs = 150;

declare global {
  interface Window {
    /** The benchmark's note: when the last key came, by the page's clock. */
    keyAt?: number;
  }
}

/** From a key to the first hits of the command palette: those of the browser, and records of the platform. */
export async function benchPalette(console: WholeConsole): Promise<void> {
  await withBrowser(console, async (context) => {
    for (const rate of [1, slowdown]) {
      heading(`The command palette, processor ${rate} times as slow: p50 and p95 of ${runs}`);
      const times = await timesOf(context, console.address, rate);
      report("Ctrl+K to its field, script fetched meanwhile", times.opened);
      report("a letter to the first page", times.local, localBudgetMs);
      report("the last digit to the order, 10 ms of debounce", times.id);
      report("Enter to the first customer", times.entered);
    }
  });
}

async function timesOf(context: BrowserContext, address: string, rate: number) {
  const times: Record<"opened" | "local" | "id" | "entered", number[]> = { opened: [], local: [], id: [], entered: [] };
  for (let run = 0; run < runs; run += 1) {
    const page = await context.newPage();
    await page.goto(`${address}/orders`);
    await page.waitForFunction(() =>
      Object.keys(document.querySelector("h1") ?? {}).some((key) => /^__react/.test(key)),
    );
    await slowDown(page, rate);
    await page.evaluate(noteKeys);
    times.opened.push(await timeFrom(page, "Control+k", "[role=combobox]"));
    times.local.push(await timeFrom(page, "r", "[role=option][id*=page-]"));
    await page.keyboard.press("Backspace");
    for (const digit of "1998") await page.keyboard.press(digit);
    times.id.push(await timeFrom(page, "7", '[role=option][id$="orders-19987"]'));
    await page.locator("[role=combobox]").fill("popescu");
    times.entered.push(await timeFrom(page, "Enter", "[role=option][id*=customer_support-]"));
    await page.close();
  }
  return times;
}

/** Runs in the page. */
function noteKeys(): void {
  const note = (event: KeyboardEvent): void => {
    window.keyAt = event.timeStamp;
  };
  window.addEventListener("keydown", note, { capture: true });
}

/** Presses a key. @returns milliseconds until what it leads to stands in the page and was painted */
async function timeFrom(page: Page, key: string, selector: string): Promise<number> {
  // It watches before the key is pressed.
  const watching = await page.evaluateHandle(watchFor, selector);
  await page.keyboard.press(key);
  return watching.evaluate(({ seen }) => seen);
}

/** Runs in the page. */
function watchFor(selector: string): { seen: Promise<number> } {
  const [before, from] = [window.keyAt, performance.now()];
  const seen = new Promise<number>((done, fail) => {
    const look = (): void => {
      const isThere = window.keyAt !== before && document.querySelector(selector) !== null;
      if (isThere) requestAnimationFrame(() => setTimeout(() => done(performance.now() - (window.keyAt ?? 0))));
      else if (performance.now() - from > 15_000) fail(new Error(`Nothing like ${selector} came.`));
      else requestAnimationFrame(look);
    };
    look();
  });
  return { seen };
}

function report(name: string, samples: readonly number[], budgetMs?: number): void {
  const { p50, p95 } = distributionOf(samples);
  const budget = budgetMs === undefined ? undefined : { text: inMs(budgetMs), isKept: p95 <= budgetMs };
  line(name, `${inMs(p50)}, ${inMs(p95)}`, budget);
}
