import { type APIRequestContext, expect, type Page, type PlaywrightWorkerArgs, test } from "@playwright/test";
import { ownPageHeaders } from "@/tests/support/console/visitor";
import { prefer, signInElsewhere, signInWithOwnSession } from "../support/sign-in";

const iphone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1";
const firefox = "Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0";

/** Somebody signed in at another computer, whose pages nobody looks at. */
async function elsewhere(
  playwright: PlaywrightWorkerArgs["playwright"],
  account: string,
  userAgent: string,
): Promise<APIRequestContext> {
  const other = await playwright.request.newContext({ baseURL: process.env.E2E_CONSOLE_URL ?? "", userAgent });
  await signInElsewhere(other, account);
  return other;
}

/** The session is over: a page leads to the sign-in page. */
async function isSignedOut(other: APIRequestContext): Promise<void> {
  expect(new URL((await other.get("/profile")).url()).pathname).toBe("/login");
}

const sessions = (page: Page) => page.getByRole("region", { name: "My sessions" });
const rows = (page: Page) => sessions(page).getByRole("listitem");

test("SHELL-015 each session says its device, browser and times; all others are signed out after a question; sessions that cannot be read say so, and are there again after Retry", async ({
  page,
  playwright,
}) => {
  await signInWithOwnSession(page, "picker");
  await page.route("**/api/session/list", (route) => route.abort());
  await page.goto("/profile");
  await expect(sessions(page).getByText("The platform cannot be reached at the moment.")).toBeVisible();
  await page.unroute("**/api/session/list");
  await sessions(page).getByRole("button", { name: "Retry" }).click();
  await expect(rows(page).filter({ hasText: "This session" })).toHaveCount(1);
  await expect(sessions(page).getByText("You are signed in nowhere else.")).toBeVisible();
  await expect(sessions(page).getByRole("button", { name: "Sign out all others" })).toHaveCount(0);

  const others = [await elsewhere(playwright, "picker", iphone), await elsewhere(playwright, "picker", firefox)];
  await sessions(page).getByRole("button", { name: "Refresh the sessions" }).click();
  await expect(rows(page)).toHaveCount(3);
  const phone = rows(page).filter({ hasText: "Safari on iOS" });
  await expect(phone).toContainText(/Last activity .+ \(\d\d\.\d\d\.\d{4} \d\d:\d\d\)/);
  await expect(phone).toContainText(/Signed in on \d\d\.\d\d\.\d{4} \d\d:\d\d/);
  await expect(rows(page).filter({ hasText: "Firefox on Windows" })).toHaveCount(1);
  await expect(rows(page).filter({ hasText: "This session" })).toHaveText(/^Chrom\w+ on \w+In use now/);
  await expect(sessions(page)).not.toContainText(/127\.0\.0\.1|::1/);

  const open = sessions(page).getByRole("button", { name: "Sign out all others" });
  const question = page.getByRole("alertdialog", { name: "Sign out all other sessions?" });
  await open.press("Enter");
  await expect(question).toContainText("2 other sessions are signed out at once.");
  await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(question).toHaveCount(0);
  await expect(open).toBeFocused();
  await expect(rows(page)).toHaveCount(3);

  await open.click();
  await question.getByRole("button", { name: "Sign out all others" }).click();
  await expect(page.getByText("2 sessions were signed out.")).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  await expect(sessions(page).getByRole("button", { name: "Refresh the sessions" })).toBeFocused();
  for (const other of others) {
    await isSignedOut(other);
    await other.dispose();
  }
  await page.reload();
  await expect(rows(page)).toHaveCount(1);
});

test("SHELL-015 one other session is signed out; one that has ended meanwhile is no error", async ({
  page,
  playwright,
  baseURL,
}) => {
  await signInWithOwnSession(page, "bob-maintainer");
  const phone = await elsewhere(playwright, "bob-maintainer", iphone);
  const office = await elsewhere(playwright, "bob-maintainer", firefox);
  await prefer(page, { locale: "ro" }, baseURL ?? "");
  await page.goto("/profile");
  const mine = page.getByRole("region", { name: "Sesiunile mele" });
  await expect(mine.getByRole("listitem")).toHaveCount(3);
  await page.setViewportSize({ width: 390, height: 844 });
  const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(beyond).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 1280, height: 720 });
  await mine.getByRole("button", { name: /^Deconectează: Safari pe iOS/ }).click();
  await expect(page.getByText("Sesiunea a fost deconectată.")).toBeVisible();
  await expect(mine.getByRole("listitem")).toHaveCount(2);
  await expect(mine.getByRole("button", { name: "Reîncarcă sesiunile" })).toBeFocused();
  await isSignedOut(phone);

  const headers = ownPageHeaders(baseURL ?? "");
  expect((await office.post("/api/session/sign-out", { headers })).ok()).toBe(true);
  await isSignedOut(office);
  await mine.getByRole("button", { name: /^Deconectează: Firefox pe Windows/ }).click();
  await expect(page.getByText("Sesiunea se încheiase deja.")).toBeVisible();
  await expect(mine.getByText("Nu sunteți autentificat în altă parte.")).toBeVisible();
  for (const other of [phone, office]) await other.dispose();
});
