import { setTimeout as pause } from "node:timers/promises";
import type { BrowserContext, Page } from "@playwright/test";
import { keyBudgetMs, withBrowser } from "./bench-browser";
import { heading, inMs, line } from "./figures";
import { startLargeConsole } from "./large-console";

const cells = 2_000;
const openingBudgetMs = 700;
/** The best counts, as in other benchmarks of waiting. */
const runs = 3;

declare global {
  interface Window {
    /** The benchmark's: does something, and tells how long it took to the next picture. */
    untilPainted?: (act: () => void) => Promise<number>;
    /** How long each move of the mouse took to its picture. */
    moves?: number[];
  }
}

/** A machine of 2,000 cells: until they are there, a rectangle of 500, their setting, scrolling and zooming. */
export async function benchMapping(): Promise<void> {
  const console = await startLargeConsole();
  try {
    await withBrowser(console, async (context) => {
      const id = await largestDraft(context, console.address);
      heading(`A mapping of ${cells} cells: the best of ${runs} runs`);
      const opened: number[] = [];
      for (let run = 0; run < runs; run += 1) opened.push(await timeToOpen(context, id, console.address));
      const best = Math.min(...opened);
      line("from the press of Edit to all cells", inMs(best), {
        text: inMs(openingBudgetMs),
        isKept: best <= openingBudgetMs,
      });
      await benchActs(context, id, console.address);
    });
  } finally {
    await console.stop();
  }
}

/** The one of the hall, which is the newest. */
async function largestDraft(context: BrowserContext, origin: string): Promise<number> {
  const page = await context.newPage();
  await page.goto(`${origin}/drafts?isApproved=false`);
  const row = page.locator("[data-row-link]").first();
  await row.waitFor();
  const id = Number(await row.getAttribute("data-row-link"));
  await page.close();
  return id;
}

async function timeToOpen(context: BrowserContext, id: number, origin: string): Promise<number> {
  const page = await context.newPage();
  await page.goto(`${origin}/drafts?open=${id}`);
  const button = page.getByRole("button", { name: "Edit", exact: true });
  await button.hover();
  await pause(1_000);
  const watching = await page.evaluateHandle(watchForCells, cells);
  await button.click();
  const time = await watching.evaluate(({ seen }) => seen);
  await page.close();
  return time;
}

/** Runs in the page. */
function watchForCells(wanted: number): { seen: Promise<number> } {
  let pressedAt = 0;
  window.addEventListener("click", ({ timeStamp }) => (pressedAt ||= timeStamp), { capture: true });
  const seen = new Promise<number>((done) => {
    const look = (): void => {
      const isThere = pressedAt > 0 && document.querySelectorAll("[data-cell]").length >= wanted;
      if (isThere) requestAnimationFrame(() => setTimeout(() => done(performance.now() - pressedAt)));
      else requestAnimationFrame(look);
    };
    look();
  });
  return { seen };
}

async function benchActs(context: BrowserContext, id: number, origin: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${origin}/drafts?open=${id}&mode=edit`);
  await page
    .locator("[data-cell]")
    .nth(cells - 1)
    .waitFor({ state: "attached" });
  await pause(1_000);
  await page.evaluate(measureInPage);
  const first = page.locator("[data-cell]").first();
  await first.click();
  await first.focus();
  const budget = (ms: number) => ({ text: inMs(keyBudgetMs), isKept: ms <= keyBudgetMs });
  const clicked = await best(() => press(page, 5, false));
  line("a click", inMs(clicked), budget(clicked));
  const ranged = await best(async () => {
    await press(page, 0, false);
    return press(page, 499, true);
  });
  line("a rectangle of some 500", inMs(ranged), budget(ranged));
  const set = await best((run) =>
    page.evaluate((at) => {
      const products = document.querySelectorAll<HTMLElement>("[data-palette] li button");
      return window.untilPainted?.(() => products[at % products.length]?.click()) ?? 0;
    }, run + 1),
  );
  line("set to another product", inMs(set), budget(set));
  const found = await best((run) => setFound(page, run));
  line("set to a product that is not mapped yet", inMs(found), budget(found));
  const drawn = await drawRectangle(page);
  line("the slowest move of a rectangle by mouse", inMs(drawn));
  const scrolled = await page.evaluate(scrollThrough);
  line("longest picture while scrolling through all of it", inMs(scrolled));
  const zoomed = await best(() =>
    page.evaluate(
      () => window.untilPainted?.(() => document.querySelector<HTMLElement>("[aria-label='Larger']")?.click()) ?? 0,
    ),
  );
  line("one step larger", inMs(zoomed));
  await page.close();
}

/** From the first cell to the far corner of what is in sight. @returns the longest time from a move to its picture, in ms */
async function drawRectangle(page: Page): Promise<number> {
  const pane = await page.locator("[role=grid]").boundingBox();
  const cell = await page.locator("[data-cell]").nth(1).boundingBox();
  if (pane === null || cell === null) throw new Error("no picture");
  await page.keyboard.press("Escape");
  await page.evaluate(() => {
    const moves: number[] = [];
    window.moves = moves;
    const onMove = ({ timeStamp }: Event) => requestAnimationFrame(() => moves.push(performance.now() - timeStamp));
    window.addEventListener("pointermove", onMove);
  });
  await page.mouse.move(cell.x + 3, cell.y + 3);
  await page.mouse.down();
  await page.mouse.move(pane.x + pane.width - 20, pane.y + pane.height - 20, { steps: 20 });
  await page.mouse.up();
  return page.evaluate(() => Math.max(...(window.moves ?? [])));
}

/** Sets what is selected to a product that is searched for. */
async function setFound(page: Page, run: number): Promise<number> {
  await page.getByRole("combobox", { name: "Product for the selected cells" }).fill("ap");
  await page.locator("[data-palette] [cmdk-item]").nth(run).waitFor();
  return page.evaluate((at) => {
    const option = document.querySelectorAll<HTMLElement>("[data-palette] [cmdk-item]")[at];
    return window.untilPainted?.(() => option?.click()) ?? 0;
  }, run);
}

async function best(act: (run: number) => Promise<number>): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    times.push(await act(run));
    await pause(200);
  }
  return Math.min(...times);
}

/** Presses the cell of this place in the picture. */
function press(page: Page, at: number, shiftKey: boolean): Promise<number> {
  return page.evaluate(
    ([index, isShifted]) => {
      const cell = document.querySelectorAll("[data-cell]")[index];
      const settings = { bubbles: true, button: 0, pointerId: 1, shiftKey: isShifted };
      return (
        window.untilPainted?.(() => {
          cell?.dispatchEvent(new PointerEvent("pointerdown", settings));
          cell?.dispatchEvent(new PointerEvent("pointerup", settings));
        }) ?? 0
      );
    },
    [at, shiftKey] as const,
  );
}

/** Runs in the page. */
function measureInPage(): void {
  window.untilPainted = (act) =>
    new Promise((done) => {
      const from = performance.now();
      act();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => done(performance.now() - from);
        port2.postMessage(0);
      });
    });
}

/** Runs in the page. @returns the longest time between two pictures, in ms */
function scrollThrough(): Promise<number> {
  const pane = document.querySelector("[role=grid]");
  return new Promise((done) => {
    let [last, longest, steps] = [performance.now(), 0, 0];
    const step = (): void => {
      const now = performance.now();
      longest = Math.max(longest, now - last);
      last = now;
      steps += 1;
      if (pane === null || steps > 60) {
        done(longest);
        return;
      }
      pane.scrollLeft = (pane.scrollWidth * steps) / 60;
      pane.scrollTop = (pane.scrollHeight * (steps % 20)) / 20;
      requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  });
}
