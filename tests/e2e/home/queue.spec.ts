import { expect, test } from "@playwright/test";
import { openAs } from "../support/sign-in";

/** The id of the open record, as the address says it. */
const openId = (address: string) => Number(new URL(address).searchParams.get("open"));

test("SHELL-011 a queue is begun from the home page and stepped by keys; a record of it is set aside for today, over a reload and back", async ({
  page,
}) => {
  await openAs(page, "l1s", "/");
  const queues = page.getByRole("region", { name: "To be done" });
  const orders = queues.getByRole("listitem").filter({ hasText: "Orders past their delivery window" });
  await expect(orders).toContainText(/\d+.*late for \d+ days?, since \d\d\.\d\d\.\d{4}.*worth [\d,.]+\sRON/s);
  await orders.getByRole("link", { name: /^Start/ }).click();
  const bar = page.getByRole("region", { name: "Queue" });
  await expect(bar).toContainText(/1 of \d+/);
  const first = openId(page.url());
  await expect(page.getByRole("columnheader", { name: "Delivery until" })).toBeVisible();
  await expect(page.getByRole("complementary")).toContainText(`Order ${first}`);

  await page.keyboard.press(".");
  await expect(bar).toContainText(/2 of \d+/);
  const second = openId(page.url());
  expect(second).not.toBe(first);
  await page.keyboard.press(",");
  await expect(bar).toContainText(/1 of \d+/);
  expect(openId(page.url())).toBe(first);

  await page.keyboard.press("d");
  await expect(bar).toContainText(/2 of \d+ · 1 done for today/);
  expect(openId(page.url())).toBe(second);
  const markOf = (id: number) =>
    page.locator(`[data-row-link="${id}"]`).evaluate((link) => getComputedStyle(link, "::before").content);
  await expect.poll(() => markOf(first)).toContain("Done for today");
  expect(await markOf(second)).not.toContain("Done for today");
  // One that could not be read is not set aside.
  const reading = /\/api\/rest\/orders\/\d+$/;
  await page.route(reading, (route) => route.abort());
  await page.keyboard.press(".");
  await expect(bar).toContainText(/3 of \d+/);
  await page.keyboard.press("d");
  await expect(bar).toContainText(/3 of \d+ .*this one is not shown, so it is not marked as done/);
  await page.unroute(reading);
  await page.keyboard.press(",");
  await expect(bar).toContainText(/2 of \d+/);
  await page.keyboard.press(",");
  await expect(bar).toContainText(/1 of \d+ .*this one is done for today/);
  expect(openId(page.url())).toBe(first);
  await page.keyboard.press("u");
  await expect(bar).not.toContainText("this one is done for today");
  await expect(bar.getByRole("button", { name: "Done for today" })).toBeEnabled();
  await page.keyboard.press("d");
  await expect(bar).toContainText(/2 of \d+ · 1 done for today/);
  expect(openId(page.url())).toBe(second);
  await page.reload();
  await expect(bar).toContainText(/2 of \d+ · 1 done for today/);
  await expect(page.getByRole("complementary")).toContainText(`Order ${second}`);
  await page.goBack();
  await expect(page.getByRole("complementary")).toContainText(`Order ${first}`);
  await expect(bar.getByRole("button", { name: "Not done after all" })).toBeVisible();
  // Narrowed to the customer of an order, the list has no longer what is stepped through: the bar says so and leads back.
  const others = "the list has other filters now";
  const rowCount = () => page.locator("a[data-row-link]").count();
  const all = await rowCount();
  const narrowed = page.url().replace("isWindowOver=true", "isWindowOver=true&user=1");
  await page.goto(narrowed);
  await expect(bar).toContainText(others);
  await expect.poll(rowCount).toBeLessThan(all);
  await bar.getByRole("link", { name: "Back to the queue" }).click();
  await expect(bar).not.toContainText(others);
  await expect.poll(rowCount).toBe(all);
  expect(openId(page.url())).toBe(first);
  await page.goBack();
  await expect(bar).toContainText(others);
  await page.keyboard.press(".");
  await expect(bar).toContainText(/2 of \d+/);
  await expect(bar).not.toContainText(others);
  await expect(page.locator(`[data-row-link="${second}"]`)).toBeVisible();
  await page.keyboard.press(",");
  await expect(page.getByRole("complementary")).toContainText(`Order ${first}`);
  // On a phone the steps are one line.
  await page.setViewportSize({ width: 390, height: 800 });
  const tops = () =>
    bar.evaluate((it) => [...it.querySelectorAll("button, a")].map((step) => step.getBoundingClientRect().top));
  await expect.poll(async () => [(await tops()).length, new Set(await tops()).size]).toEqual([4, 1]);

  await page.goto("/");
  await expect(orders).toContainText("1 done for today");
  await expect(orders).toContainText("without those done for today");
  await expect(orders.getByRole("link", { name: /^Start/ })).toHaveAttribute("href", new RegExp(`open=${second}&`));
  const kept = await page.evaluate(() => localStorage.getItem("done-today"));
  expect(JSON.parse(kept ?? "{}").done).toEqual({ "late-orders": [first] });
});

test("a role without a queue has its figures, its pages and the records it looked at, and no empty place", async ({
  page,
}) => {
  await openAs(page, "marketer", "/");
  await expect(page.getByRole("region", { name: "Your pages" })).toBeVisible();
  await expect(page.getByRole("region", { name: "To be done" })).toHaveCount(0);
  await expect(page.getByRole("region", { name: "Recent records" })).toHaveCount(0);
  // What was looked at is a record's link like any other: Space shows it, and from where it leads there is a way back.
  await page.goto("/vouchers");
  await page.locator("[data-row-link]").first().click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("recent-records"))).toContain("vouchers");
  await page.goto("/");
  const recent = page.getByRole("region", { name: "Recent records" }).getByRole("link");
  await expect(recent).toHaveCount(1);
  // What listens to the key comes once the page is at rest.
  await expect(async () => {
    await recent.press("Space");
    await expect(page.locator("[data-peek]").getByRole("heading")).toBeVisible({ timeout: 1500 });
  }).toPass();
  await page.keyboard.press("Escape");
  await recent.press("Enter");
  await expect(page).toHaveURL(/\/vouchers\?open=\d+$/);
  await expect(page.getByRole("link", { name: /^Back/ })).toHaveAttribute("href", "/");
  // A role without any page is told so, and where its own details are.
  await page.context().clearCookies();
  await openAs(page, "user", "/");
  const main = page.getByRole("main");
  await expect(main.getByText("Your role opens no further page.")).toBeVisible();
  await expect(main.getByRole("heading", { name: "Your pages" })).toHaveCount(0);
  await expect(main.getByRole("link", { name: "Open your profile" })).toHaveAttribute("href", "/profile");
});
