import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test";
import { systemChromium } from "@/tests/chromium.mjs";
import { sessionCookie } from "@/tests/support/console/visitor";
import type { WholeConsole } from "@/tests/support/console/whole-console";

/** How many times as slow the processor is made for what people wait for. */
export const slowdown = 4;
/** From a key to the next picture. */
export const keyBudgetMs = 50;

/** Runs the work in a browser in which somebody is signed in who may do everything. */
export async function withBrowser(
  console: WholeConsole,
  work: (context: BrowserContext) => Promise<void>,
): Promise<void> {
  const sandbox = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
  const browser = await chromium.launch({ executablePath: systemChromium(), args: sandbox });
  try {
    await work(await signedIn(browser, console));
  } finally {
    await browser.close();
  }
}

async function signedIn(browser: Browser, console: WholeConsole): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: "en-GB" });
  // What compiles these files names functions by a helper, which those that run in a page do not find there.
  await context.addInitScript({ content: "globalThis.__name = (named) => named" });
  const [visitor] = await console.people(1);
  const value = visitor?.sessionId ?? "";
  await context.addCookies([
    { name: sessionCookie, value, domain: "localhost", path: "/", secure: true, httpOnly: true },
  ]);
  return context;
}

/** @param rate 1 is the processor as it is */
export async function slowDown(page: Page, rate: number = slowdown): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate });
}
