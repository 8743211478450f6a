import { expect, type Page, test } from "@playwright/test";
import { signInWithOwnSession } from "../support/sign-in";

const key = "root-v1.0.0";

/** The end of the session as this browser keeps it, milliseconds since 1970. */
function keptEnd(page: Page): Promise<number> {
  return page.evaluate((name) => Date.parse(JSON.parse(localStorage.getItem(name) ?? "{}").auth?.expiresAt), key);
}

async function keepAnEndedOne(page: Page): Promise<void> {
  await expect.poll(() => keptEnd(page)).toBeGreaterThan(0);
  await page.evaluate((name) => {
    const state = JSON.parse(localStorage.getItem(name) ?? "{}");
    localStorage.setItem(name, JSON.stringify({ ...state, auth: { expiresAt: new Date(0).toISOString() } }));
  }, key);
}

test("SESS-013 SESS-014 CNST-001 a session that is over is found by the check of every 10 minutes: out, and reloaded", async ({
  page,
  playwright,
  baseURL,
}) => {
  await page.clock.install();
  await signInWithOwnSession(page, "marketer");
  await page.goto("/");
  await keepAnEndedOne(page);
  // The same session, ended somewhere else: this tab hears nothing of it.
  const elsewhere = await playwright.request.newContext({ baseURL, storageState: await page.context().storageState() });
  const ended = await elsewhere.post("/api/session/sign-out", { headers: { "x-bff": "1", origin: baseURL ?? "" } });
  expect(ended.status()).toBe(200);
  await elsewhere.dispose();

  await page.clock.runFor("09:55");
  await expect(page.getByRole("tablist")).toBeVisible();
  const loaded = page.waitForEvent("load");
  await page.clock.runFor("00:10");
  await loaded;
  await expect(page).toHaveURL((url) => url.pathname === "/login");
  expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBeNull();
});

test("SESS-013 a session that was used meanwhile is not cut off: the check learns its new end", async ({ page }) => {
  await page.clock.install();
  await signInWithOwnSession(page, "sales");
  await page.goto("/");
  await keepAnEndedOne(page);
  await page.clock.runFor("10:05");
  await expect.poll(() => keptEnd(page)).toBeGreaterThan(Date.now());
  await expect(page.getByRole("tablist")).toBeVisible();
});
