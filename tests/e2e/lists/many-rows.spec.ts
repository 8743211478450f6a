import { expect } from "@playwright/test";
import { type Stack, test } from "../support/isolated-stack";
import { openAs } from "../support/sign-in";

test.describe.configure({ mode: "default", timeout: 180_000 });

/** With a data set that fills a page of 250 rows, made once. */
let stack: Stack;
test.beforeAll(async ({ freshStack }) => {
  stack = await freshStack({ PLATFORM_DATASET: "demo" });
});
test.afterAll(() => stack.stop());

test("TABL-001 Tab enters many rows at the first in sight, and the focus outlives scrolling", async ({ page }) => {
  await openAs(page, "acquirer", "/products", stack.address);
  const table = page.getByRole("table", { name: "Products" });
  const [scroller, rows] = [page.locator("[data-scroller]"), table.locator("tbody tr[aria-rowindex]")];
  await expect.poll(() => rows.count()).toBeLessThan(200);
  await scroller.evaluate((element) => element.scrollTo(0, 3_800));
  await expect(table.locator("tr[aria-rowindex='102']")).toBeVisible();
  const entry = rows.locator("a[data-row-link][tabindex='0']");
  await expect(entry).toHaveCount(1);
  await expect(rows.filter({ has: page.locator("a[tabindex='0']") })).toHaveAttribute("aria-rowindex", "102");
  await entry.focus();
  await page.keyboard.press("ArrowDown");
  const focused = table.locator("tr[aria-rowindex='103'] a[data-row-link]");
  await expect(focused).toBeFocused();
  await scroller.evaluate((element) => element.scrollTo(0, 0));
  await expect(table.locator("tr[aria-rowindex='2']")).toBeVisible();
  await expect(focused).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(table.locator("tr[aria-rowindex='104'] a[data-row-link]")).toBeFocused();
  await expect(table.locator("tr[aria-rowindex='104']")).toBeInViewport();
});

test("SHELL-015 many rows follow the density, also when it changes while they are scrolled", async ({ page }) => {
  await openAs(page, "acquirer", "/products", stack.address);
  const table = page.getByRole("table", { name: "Products" });
  const [scroller, rows] = [page.locator("[data-scroller]"), table.locator("tbody tr[aria-rowindex]")];
  await expect.poll(() => rows.count()).toBeLessThan(200);
  await scroller.evaluate((element) => element.scrollTo(0, 3_800));
  await expect(table.locator("tr[aria-rowindex='102']")).toBeVisible();

  await page.getByRole("button", { name: /^Settings of/ }).click();
  await page.getByRole("dialog", { name: "Settings" }).getByText("Compact").click();
  await page.keyboard.press("Escape");
  await expect(rows.first()).toHaveJSProperty("offsetHeight", 30);
  // The heading and 250 rows: the room for those out of sight has shrunk with them.
  await expect.poll(() => scroller.evaluate((element) => element.scrollHeight)).toBe(251 * 30);
  await scroller.evaluate((element) => element.scrollTo(0, 3_000));
  await expect(table.locator("tr[aria-rowindex='102']")).toBeVisible();
  await expect(table.locator("tr[aria-rowindex='102'] td").first()).toBeInViewport();
});
