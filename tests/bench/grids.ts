import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { BrowserContext, Page } from "@playwright/test";
import { startConsoleOver } from "@/tests/support/console/whole-console";
import { startPlatform } from "@/tests/support/start-platform";
import { keyBudgetMs, slowDown, slowdown, withBrowser } from "./bench-browser";
import { distributionOf, heading, inMs, line } from "./figures";
import { type KeyPress, readKeyPresses, watchKeyPresses } from "./key-presses";
import { linesOfLongNote, makeLongNote } from "./long-note";
import { makeLongPriceList, productsOfLongList } from "./long-price-list";
import { type PastedList, pasteList } from "./pasted-list";
import { pasteColumn } from "./pasting";
import { readScrolling, type Scrolling, watchScrolling } from "./scrolling";

const openingBudgetMs = 500;
const pasteBudgetMs = 1000;
/** The best counts, as in other benchmarks of waiting: what other programs cost says nothing about ours. */
const runs = 3;
/** Milliseconds between two keys: faster than anybody types, as slow as a key repeats that is held. */
const betweenKeysMs = 60;
/** A wheel that is spun with force: 9,000 px in a second. */
const wheelPx = 150;
const betweenTurnsMs = 16;

/** A grid in its editor. */
interface BenchedGrid {
  /** What it holds, e.g. `Price list of 5000 products`. */
  name: string;
  /** Of its page, its record open. */
  address: string;
  rows: number;
  /** Keys that lead from its first cell to the one that is typed into. */
  toEntry: readonly string[];
  /** Values over values; each Enter sends one. */
  values: readonly string[];
  /** A column of values that is pasted over all rows at once, where a paste there is taken as it stands. */
  pasted?: { column: number; values: readonly string[] };
  /** A list with headings that is pasted into a new record, and where that is. */
  list?: { address: string; rows: readonly string[] };
}

const walks: Readonly<Record<string, readonly string[]>> = {
  arrows: Array.from({ length: 40 }, () => "ArrowDown"),
  pages: Array.from({ length: 30 }, () => "PageDown"),
};

/** The budgets are of a processor as it is; a slow one's figures stand beside them. */
const rates = [1, slowdown];

/** The price list of 5,000 products in its editor: until it is there, from key to picture, and rows while it is scrolled. */
export async function benchPriceGrid(): Promise<void> {
  await benchGrid(async (folder) => ({
    name: `Price list of ${productsOfLongList} products`,
    address: `/catalog_price?open=${await makeLongPriceList(folder)}`,
    rows: productsOfLongList,
    toEntry: ["ArrowRight"],
    values: Array.from({ length: 8 }, () => ["1", "2", ",", "5", "Enter"]).flat(),
  }));
}

/** The same of a reception of 500 lines, whose totals follow each value. */
export async function benchReceptionGrid(): Promise<void> {
  await benchGrid(async (folder) => ({
    name: `Reception of ${linesOfLongNote} lines`,
    address: `/receptions?open=${await makeLongNote(folder)}`,
    rows: linesOfLongNote,
    toEntry: ["ArrowRight", "ArrowRight"],
    values: Array.from({ length: 8 }, () => ["2", "5", "Enter"]).flat(),
    pasted: { column: 2, values: Array.from({ length: linesOfLongNote }, (_, index) => String(11 + (index % 80))) },
    list: { address: "/receptions?mode=new", rows: deliveryList(linesOfLongNote) },
  }));
}

/** Of products that the data set has, by their core ids. */
function deliveryList(lines: number): readonly string[] {
  const line = (index: number): string => `${1 + (index % 20)}\tL${index}\t${1 + (index % 90)}\t12,50\t31.12.2099\t5%`;
  return [
    "Cod produs\tLot\tCantitate\tPret\tExpirare\tReducere",
    ...Array.from({ length: lines }, (_, at) => line(at)),
  ];
}

/** @param make puts what the grid holds into a platform's data */
async function benchGrid(make: (folder: string) => Promise<BenchedGrid>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "console-bench-grid-"));
  const grid = await make(folder);
  const whole = await startConsoleOver(await startPlatform({ dataDir: folder }));
  try {
    const address = `${whole.address}${grid.address}`;
    for (const rate of rates)
      await withBrowser(whole, (context) => benchAt(rate, context, { ...grid, address }, whole.address));
  } finally {
    await whole.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function benchAt(rate: number, context: BrowserContext, grid: BenchedGrid, origin: string): Promise<void> {
  const processor = rate === 1 ? "" : `, processor ${rate} times as slow`;
  heading(`${grid.name}${processor}: the best of ${runs} runs`);
  await benchOpening(context, grid.address, rate);
  const page = await opened(context, grid.address);
  await slowDown(page, rate);
  for (const [name, keys] of Object.entries({ ...walks, values: grid.values }))
    reportKeys(name, await pressBest(page, keys, grid.toEntry), rate);
  reportScrolling("scrolled by wheel", await turnWheel(page, grid.rows));
  reportScrolling("scrolled by PageUp, held", await holdPageUp(page));
  if (grid.pasted) {
    const painted = await pasteColumn(page, grid.pasted.column, grid.pasted.values);
    line(
      `${grid.pasted.values.length} values pasted, painted in`,
      inMs(painted),
      budgetAt(rate, painted, pasteBudgetMs),
    );
  }
  await page.close();
  if (grid.list) await benchList(context, rate, `${origin}${grid.list.address}`, grid.list.rows);
}

/** Each time in a page of its own, into which nothing was entered yet. */
async function benchList(
  context: BrowserContext,
  rate: number,
  address: string,
  rows: readonly string[],
): Promise<void> {
  const all: PastedList[] = [];
  for (let run = 0; run < runs; run += 1) {
    const page = await context.newPage();
    await slowDown(page, rate);
    all.push(await pasteList(page, address, rows));
    await page.close();
  }
  const shown = Math.min(...all.map(({ untilShownMs }) => untilShownMs));
  const painted = Math.min(...all.map(({ untilPaintedMs }) => untilPaintedMs));
  line(`${rows.length - 1} new rows pasted, looked up and shown in`, inMs(shown));
  line(`${rows.length - 1} new rows taken, painted in`, inMs(painted), budgetAt(rate, painted, pasteBudgetMs));
}

/** Each time in a page of its own; the editor's script comes from the browser's cache but for the first. */
async function benchOpening(context: BrowserContext, address: string, rate: number): Promise<void> {
  const first = await open(context, address, rate);
  const later: number[] = [];
  for (let run = 0; run < runs; run += 1) later.push(await open(context, address, rate));
  for (const [name, wait] of [
    ["Edit to first rows, its script not there yet", first],
    ["Edit to first rows, later", Math.min(...later)],
  ] as const)
    line(name, inMs(wait), budgetAt(rate, wait, openingBudgetMs));
}

async function open(context: BrowserContext, address: string, rate: number): Promise<number> {
  const page = await context.newPage();
  await page.goto(address);
  const edit = page.getByRole("complementary").getByRole("button", { name: "Edit", exact: true });
  await edit.waitFor();
  // Until what the page does by itself is done: nobody clicks sooner.
  await pause(1000);
  await slowDown(page, rate);
  const untilRows = page.evaluate(waitForRows);
  await edit.click();
  const wait = await untilRows;
  await page.close();
  return wait;
}

/** Runs in the page. @returns milliseconds from the next click to the picture with the first rows */
function waitForRows(): Promise<number> {
  return new Promise((resolve) => {
    let clicked = 0;
    window.addEventListener("pointerdown", (event) => (clicked = event.timeStamp), { capture: true, once: true });
    requestAnimationFrame(function look() {
      const isThere = document.querySelector('[role="grid"] td[data-row]') !== null;
      // What is there in one frame stands on the screen before the next but one.
      if (!isThere) requestAnimationFrame(look);
      else requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - clicked)));
    });
  });
}

async function opened(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${address}&mode=edit`);
  await page.getByRole("grid").locator("td[data-row]").first().waitFor();
  await page.getByRole("grid").focus();
  return page;
}

async function pressBest(page: Page, keys: readonly string[], toEntry: readonly string[]): Promise<KeyPress[]> {
  const all: KeyPress[][] = [];
  for (let run = 0; run < runs; run += 1) all.push(await press(page, keys, toEntry));
  const [best = []] = all.sort((one, other) => worstOf(one) - worstOf(other));
  return best;
}

async function press(page: Page, keys: readonly string[], toEntry: readonly string[]): Promise<KeyPress[]> {
  await page.getByRole("grid").focus();
  await page.keyboard.press("Control+Home");
  for (const key of toEntry) await page.keyboard.press(key);
  await page.evaluate(watchKeyPresses);
  for (const key of keys) {
    await page.keyboard.press(key);
    await pause(betweenKeysMs);
  }
  await pause(500);
  return page.evaluate(readKeyPresses);
}

async function turnWheel(page: Page, rows: number): Promise<Scrolling> {
  await page.keyboard.press("Control+Home");
  await page.getByRole("grid").locator("td[data-row]").first().hover();
  await page.evaluate(watchScrolling, true);
  for (let turned = 0; turned < rows * 10; turned += wheelPx) {
    await page.mouse.wheel(0, wheelPx);
    await pause(betweenTurnsMs);
  }
  return page.evaluate(readScrolling);
}

async function holdPageUp(page: Page): Promise<Scrolling> {
  await page.getByRole("grid").focus();
  await page.keyboard.press("Control+End");
  await page.evaluate(watchScrolling, false);
  for (let pages = 0; pages < 100; pages += 1) {
    await page.keyboard.press("PageUp");
    await pause(betweenKeysMs);
  }
  return page.evaluate(readScrolling);
}

function reportKeys(name: string, presses: readonly KeyPress[], rate: number): void {
  const worst = worstOf(presses);
  const handled = Math.max(...presses.map((each) => each.untilHandledMs));
  const { p50 } = distributionOf(presses.map((each) => each.untilPictureMs));
  const painted = `painted p50 ${inMs(p50)}, worst ${inMs(worst)}`;
  line(`${name}, handled in ${inMs(handled)}`, painted, budgetAt(rate, worst, keyBudgetMs));
}

function budgetAt(rate: number, waitMs: number, budgetMs: number) {
  return rate === 1 ? { text: inMs(budgetMs), isKept: waitMs <= budgetMs } : undefined;
}

function reportScrolling(name: string, { pictures, blanks, worstPx }: Scrolling): void {
  line(name, `${blanks} of ${pictures} with a blank, at most ${worstPx.toFixed(0)} px`, {
    text: "none",
    isKept: blanks === 0,
  });
}

function worstOf(presses: readonly KeyPress[]): number {
  return Math.max(...presses.map((press) => press.untilPictureMs));
}
