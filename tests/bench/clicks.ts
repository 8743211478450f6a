import { setTimeout as pause } from "node:timers/promises";
import type { BrowserContext, Locator, Page } from "@playwright/test";
import type { WholeConsole } from "@/tests/support/console/whole-console";
import { type BarePage, serveBarePage } from "./bare-page/serve-bare-page";
import { slowDown, slowdown, withBrowser } from "./bench-browser";
import { distributionOf, heading, inMs, line } from "./figures";
import { type Awaited, clickAtOnce, type Places, timeNextClick } from "./page-clock";

const loads = 7;
const clicks = 9;
/** How soon somebody who sees nothing happen clicks again. */
const againAfterMs = 100;
/** The pointer rests on a row before it is pressed, and a press has a length. */
const restMs = 200;
const pressMs = 60;

/** Fast 4G, as Chromium's own tools have it. */
const slowLine = { offline: false, latency: 165, downloadThroughput: 1_012_500, uploadThroughput: 168_750 };

const panelWithin = 1.5;
const longTasksWithin = 1.3;
const linesBudgetMs = { slow: 250, quick: 100 };

/** A list of orders, and where it shows what. */
interface Subject extends Places {
  name: string;
  address: string;
  /** The lines of the opened row. */
  lines: string;
}

/** What people wait for between a click and what it shows, beside a bare page over the same API. */
export async function benchClicks(console: WholeConsole): Promise<void> {
  const bare = await serveBarePage(console.address);
  try {
    const subjects = subjectsOf(console, bare);
    await withBrowser(console, async (context) => {
      await benchFirstClick(context, subjects);
      await benchLines(context, subjects, "slow");
      await benchLines(context, subjects, "quick");
      await benchSteps(context, console.address);
    });
  } finally {
    await bare.stop();
  }
}

function subjectsOf({ address }: WholeConsole, bare: BarePage): [Subject, Subject] {
  const facts = "aside dd";
  const lines = "aside table tbody td";
  return [
    { name: "console", address: `${address}/orders`, row: "tbody tr:has([data-row-link])", facts, lines },
    { name: "bare page", address: bare.address, row: "main > table tbody tr", facts, lines },
  ];
}

interface ColdLoad {
  firstRow: number;
  panel: number;
  longTasks: number;
}

/** In turns, so that a noisy moment of the machine meets both. */
async function benchFirstClick(context: BrowserContext, subjects: readonly [Subject, Subject]): Promise<void> {
  heading(`Cold load, Fast 4G, processor ${slowdown} times as slow, a row clicked as soon as it is seen`);
  const all = subjects.map((): ColdLoad[] => []);
  for (let load = 0; load <= loads; load += 1)
    for (const [index, subject] of subjects.entries()) {
      const measured = await loadCold(context, subject);
      // The first one warms the server.
      if (load > 0) all[index]?.push(measured);
    }
  const [own, bare] = all.map(
    (measured): ColdLoad => ({
      firstRow: medianOf(measured, "firstRow"),
      panel: medianOf(measured, "panel"),
      longTasks: medianOf(measured, "longTasks"),
    }),
  );
  if (own === undefined || bare === undefined) return;
  const ratio = (key: keyof ColdLoad): number => own[key] / bare[key];
  const compared = (key: keyof ColdLoad): string =>
    `${inMs(own[key])}, bare ${inMs(bare[key])}, ×${ratio(key).toFixed(2)}`;
  line("first row", compared("firstRow"), { text: "×0.7", isKept: ratio("firstRow") <= 0.7 });
  const afterRow = own.panel / own.firstRow;
  line("facts of the row", `${compared("panel")}; ×${afterRow.toFixed(2)} of its first row`, {
    text: `×${panelWithin} of its first row, ×1`,
    isKept: afterRow <= panelWithin && ratio("panel") <= 1,
  });
  line("long tasks", compared("longTasks"), {
    text: `×${longTasksWithin}`,
    isKept: ratio("longTasks") <= longTasksWithin,
  });
}

async function loadCold(context: BrowserContext, { address, row, facts, lines }: Subject): Promise<ColdLoad> {
  const page = await context.newPage();
  await onSlowLine(page, true);
  await page.addInitScript(clickAtOnce, { row, facts, againAfter: againAfterMs });
  await page.goto(address);
  await page.locator(lines).first().waitFor();
  // What it does once all is there counts too.
  await pause(restMs);
  const clock = await page.evaluate(() => window.clock);
  await page.close();
  const { firstRow = Number.NaN, panel = Number.NaN, longTasks = [] } = clock ?? {};
  return { firstRow, panel, longTasks: longTasks.reduce((sum, each) => sum + each, 0) };
}

/** From the click on a row to its lines, where the pointer had rested on it. */
async function benchLines(
  context: BrowserContext,
  subjects: readonly [Subject, Subject],
  how: keyof typeof linesBudgetMs,
): Promise<void> {
  const budget = linesBudgetMs[how];
  const where = how === "slow" ? `Fast 4G, processor ${slowdown} times as slow` : "neither slowed down";
  heading(`Click on a row to its lines, ${where}`);
  const medians: number[] = [];
  for (const subject of subjects) {
    const page = await context.newPage();
    await page.goto(subject.address);
    await page.locator(subject.row).first().waitFor();
    await pause(1000);
    if (how === "slow") await onSlowLine(page);
    const samples: number[] = [];
    for (let click = 0; click <= clicks; click += 1) {
      const target = page.locator(subject.row).nth(click * 2);
      const id = (await target.locator("td").first().textContent()) ?? "";
      const took = await clickLikeAPerson(page, target.locator("td").nth(1), { shown: subject.lines, text: id });
      if (click > 0) samples.push(took);
    }
    medians.push(distributionOf(samples).p50);
    await page.close();
  }
  const [own = 0, bare = 0] = medians;
  line("row to its lines", `${inMs(own)}, bare ${inMs(bare)}, ×${(own / bare).toFixed(2)}`, {
    text: inMs(budget),
    isKept: own <= budget,
  });
}

/** From an applied filter to its rows, and from one page's tile to the other's rows. */
async function benchSteps(context: BrowserContext, address: string): Promise<void> {
  heading("Other rows, neither slowed down");
  const filtered: number[] = [];
  const changed: Record<"rested" | "straight", number[]> = { rested: [], straight: [] };
  for (let round = 0; round <= 2 * clicks; round += 1) {
    const page = await context.newPage();
    await page.goto(`${address}/orders`);
    await page.getByRole("button", { name: "Define Filter", exact: true }).click();
    const section = page.locator('[data-filter="isPaid"]');
    await section.getByRole("button").first().click();
    const option = section.getByRole("radio").nth(Math.floor(round / 2) % 2);
    await option.check();
    const rows = 'main:has([data-filter-chip]) table[aria-busy="false"] tbody td';
    const fresh = await clickLikeAPerson(page, section.getByRole("button", { name: "Apply" }), { shown: rows });
    await page.keyboard.press("Escape");
    await pause(300);
    // In turns: what was fetched ahead is known by what a click gains that left no time for it.
    const how = round % 2 === 0 ? "rested" : "straight";
    const tile = page.getByRole("navigation").getByRole("link", { name: "Reservations", exact: true });
    const other = await clickLikeAPerson(page, tile, { shown: 'table[aria-label="Reservations"] tbody td' }, how);
    await page.close();
    if (round === 0) continue;
    filtered.push(fresh);
    changed[how].push(other);
  }
  line("filter applied to its rows", inMs(distributionOf(filtered).p50));
  const [rested, straight] = [changed.rested, changed.straight].map((samples) => inMs(distributionOf(samples).p50));
  line("a page's tile to the page's rows, once the pointer rested on it", `${rested}; at once ${straight}`);
}

/** Goes there, rests there or not, presses and lets go. @returns from the click to what is waited for */
async function clickLikeAPerson(
  page: Page,
  target: Locator,
  awaited: Awaited,
  how: "rested" | "straight" = "rested",
): Promise<number> {
  await target.hover();
  if (how === "rested") await pause(restMs);
  // The browser hands a press to the page before a script that was sent with it.
  await page.evaluate(timeNextClick, awaited);
  await page.mouse.down();
  if (how === "rested") await pause(pressMs);
  await page.mouse.up();
  return Promise.race([page.evaluate(() => window.nextClick ?? Number.NaN), givenUp(awaited)]);
}

async function givenUp({ shown, text = "" }: Awaited): Promise<never> {
  await pause(20_000, undefined, { ref: false });
  throw new Error(`${shown} ${text} did not come.`);
}

async function onSlowLine(page: Page, isCold = false): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.setCacheDisabled", { cacheDisabled: isCold });
  await session.send("Network.emulateNetworkConditions", slowLine);
  await slowDown(page);
}

function medianOf(measured: readonly ColdLoad[], key: keyof ColdLoad): number {
  return distributionOf(measured.map((each) => each[key])).p50;
}
