import { setTimeout as pause } from "node:timers/promises";
import type { BrowserContext, Page } from "@playwright/test";
import { scanCode } from "@/tests/e2e/support/scan-code";
import type { Visitor } from "@/tests/support/console/visitor";
import type { WholeConsole } from "@/tests/support/console/whole-console";
import { keyBudgetMs, slowDown, slowdown, withBrowser } from "./bench-browser";
import { distributionOf, heading, inMs, line } from "./figures";
import { readKeyPresses, watchKeyPresses } from "./key-presses";

const products = 2_000;
const queued = 500;
const openingBudgetMs = 500;
const sendingBudgetMs = 30_000;
/** The best counts, as in other benchmarks of waiting. */
const runs = 3;
const scans = 20;

interface Count {
  id: number;
  barcodes: readonly string[];
}

/** A count of 2,000 products: until its list is there, from a scan to the picture, and how long what was queued takes. */
export async function benchCounting(console: WholeConsole): Promise<void> {
  const [person] = await console.people(1);
  if (person === undefined) throw new Error("Nobody is signed in.");
  await withBrowser(console, async (context) => {
    const count = await makeCount(person, context, console.address);
    // As at work, where the server has answered before.
    await timeToOpen(context, await makeCount(person, context, console.address), console.address, 1);
    for (const rate of [1, slowdown]) await benchAt(rate, context, count, console.address);
    await benchQueue(context, count, console.address);
  });
}

async function benchAt(rate: number, context: BrowserContext, count: Count, origin: string): Promise<void> {
  const isOwn = rate === 1;
  heading(
    `A count of ${products} products${isOwn ? "" : `, processor ${rate} times as slow`}: the best of ${runs} runs`,
  );
  const budget = (ms: number, most: number) => (isOwn ? { text: inMs(most), isKept: ms <= most } : undefined);
  const opened: number[] = [];
  for (let run = 0; run < runs; run += 1) opened.push(await timeToOpen(context, count, origin, rate));
  // This browser has its list from then on.
  const [first = 0] = opened;
  if (isOwn) line("opened for the first time, the list read", inMs(first), budget(first, openingBudgetMs));
  const best = Math.min(...opened);
  line("opened again", inMs(best), budget(best, openingBudgetMs));
  const page = await countPage(context, count, origin);
  await slowDown(page, rate);
  await page.evaluate(watchKeyPresses);
  for (const barcode of count.barcodes.slice(0, scans)) await scanCode(page, barcode);
  await pause(500);
  const pictures = (await page.evaluate(readKeyPresses)).map(({ untilPictureMs }) => untilPictureMs);
  // What is quicker than the browser's threshold is not among them.
  const { p50, p95 } = distributionOf(pictures.length > 0 ? pictures : [0]);
  line(`scan to picture, p50 and p95 of ${scans}`, `${inMs(p50)}, ${inMs(p95)}`, budget(p95, keyBudgetMs));
  await page.close();
}

/** From the press of Count to the list, whole. */
async function timeToOpen(context: BrowserContext, { id }: Count, origin: string, rate: number): Promise<number> {
  const page = await context.newPage();
  await page.goto(`${origin}/inventory?open=${id}`);
  const button = page.getByRole("button", { name: "Count", exact: true });
  await button.hover();
  await pause(500);
  await slowDown(page, rate);
  const watching = await page.evaluateHandle(watchForList, products);
  await button.click();
  const time = await watching.evaluate(({ seen }) => seen);
  await page.close();
  return time;
}

/** Runs in the page. */
function watchForList(wanted: number): { seen: Promise<number> } {
  let pressedAt = 0;
  window.addEventListener("click", ({ timeStamp }) => (pressedAt ||= timeStamp), { capture: true });
  const total = new RegExp(`of ${wanted.toLocaleString("en")} products`);
  const seen = new Promise<number>((done) => {
    const look = (): void => {
      const isThere = pressedAt > 0 && total.test(document.querySelector("main")?.textContent ?? "");
      if (isThere) requestAnimationFrame(() => setTimeout(() => done(performance.now() - pressedAt)));
      else requestAnimationFrame(look);
    };
    look();
  });
  return { seen };
}

/** Scanned without a network; from its return until all is sent. */
async function benchQueue(context: BrowserContext, count: Count, origin: string): Promise<void> {
  const page = await countPage(context, count, origin);
  await page.getByText("All sent").waitFor();
  await context.setOffline(true);
  const codes = count.barcodes.slice(scans, scans + queued);
  for (const barcode of codes) await scanCode(page, barcode);
  await page.getByText(new RegExp(`${queued} not sent yet`)).waitFor();
  const from = performance.now();
  await context.setOffline(false);
  await page.getByText("All sent", { exact: true }).waitFor({ timeout: 120_000 });
  const took = performance.now() - from;
  line(`${queued} queued scans sent`, inMs(took), { text: inMs(sendingBudgetMs), isKept: took <= sendingBudgetMs });
  await page.close();
}

async function countPage(context: BrowserContext, { id }: Count, origin: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${origin}/inventory?open=${id}&mode=edit`);
  await page.getByText(/of 2,000 products/).waitFor();
  return page;
}

/** A blind count of so many products, which whoever has the browser's session counts. */
async function makeCount(person: Visitor, context: BrowserContext, origin: string): Promise<Count> {
  const ask = async (method: string, path: string, data?: object) => {
    const headers = { "x-bff": "1", "idempotency-key": crypto.randomUUID(), origin, "sec-fetch-site": "same-origin" };
    const answer = await context.request.fetch(`${origin}/api/${path}`, { method, data, headers });
    if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
    return (await answer.json()).data;
  };
  const ids = Array.from({ length: products }, (_, index) => index + 1);
  const { id } = await ask("POST", "rest/inventory", { storage: 1, isBlind: true, scope: { kind: "PRODUCTS", ids } });
  const { items } = await ask("GET", `rest/users?lite=true&isOwn=true&fullTextSearch=${person.email}`);
  const own = items.find(({ email }: { email: string }) => email === person.email);
  await ask("PATCH", `rest/inventory/${id}`, { countedBy: own.id });
  const barcodes: string[] = [];
  for (let offset = 0; barcodes.length < scans + queued; offset += 100) {
    const page = await ask("GET", `rest/current_stocks/storage/1?lite=true&inventory=${id}&offset=${offset}&limit=100`);
    for (const { product } of page.items) barcodes.push(product.barcode);
  }
  return { id, barcodes };
}
