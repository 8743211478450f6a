import { expect, type Page, test } from "@playwright/test";
import { openAs } from "../support/sign-in";
import { untilHydrated } from "../support/until-hydrated";

const many = 250;

/** The next rows that the open list asks for are as many as the longest page of any list has. */
async function answerManyRows(page: Page): Promise<void> {
  await page.route(
    (url) => url.pathname === "/api/rest/orders" && url.searchParams.get("offset") === "0",
    async (route) => {
      const answer = await route.fetch();
      const { data }: { data: { items: object[] } } = await answer.json();
      const items = Array.from({ length: many }, (_, index) => ({
        ...data.items[index % data.items.length],
        id: index + 1,
      }));
      await route.fulfill({ json: { data: { ...data, items } } });
    },
    { times: 1 },
  );
}

test("TABL-001 SHELL-015 Tab enters many rows at the first in sight, the focus outlives scrolling, and rows follow the density also while they are scrolled", async ({
  page,
}) => {
  await openAs(page, "l1s", "/orders?size=100");
  await untilHydrated(page);
  await answerManyRows(page);
  await page.getByRole("button", { name: "Reload" }).click();
  const table = page.getByRole("table", { name: "Orders" });
  const [scroller, rows] = [page.locator("[data-scroller]"), table.locator("tbody tr[aria-rowindex]")];
  await expect(table).toHaveAttribute("aria-rowcount", String(many + 1));
  await expect.poll(() => rows.count()).toBeLessThan(200);
  await scroller.evaluate((element) => element.scrollTo(0, 3_600));
  await expect(table.locator("tr[aria-rowindex='102']")).toBeVisible();
  const entry = rows.locator("a[data-row-link][tabindex='0']");
  await expect(entry).toHaveCount(1);
  await expect(rows.filter({ has: page.locator("a[tabindex='0']") })).toHaveAttribute("aria-rowindex", "102");

  await test.step("the focus outlives scrolling", async () => {
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

  await test.step("the density changes while rows are scrolled", async () => {
    await scroller.evaluate((element) => element.scrollTo(0, 3_600));
    await expect(table.locator("tr[aria-rowindex='102']")).toBeVisible();
    await page.getByRole("button", { name: /^Settings of/ }).click();
    await page.getByRole("dialog", { name: "Settings" }).getByText("Compact").click();
    await page.keyboard.press("Escape");
    await expect(rows.first()).toHaveJSProperty("offsetHeight", 30);
    // The heading and 250 rows: the room for those out of sight has shrunk with them.
    await expect.poll(() => scroller.evaluate((element) => element.scrollHeight)).toBe((many + 1) * 30);
    await scroller.evaluate((element) => element.scrollTo(0, 3_000));
    await expect(table.locator("tr[aria-rowindex='102']")).toBeVisible();
    await expect(table.locator("tr[aria-rowindex='102'] td").first()).toBeInViewport();
  });
});
