import { expect, type Page, test } from "@playwright/test";
import { goInside } from "../support/go-inside";
import { openAs } from "../support/sign-in";
import { untilHydrated } from "../support/until-hydrated";

const rowLinks = (page: Page) => page.getByRole("table", { name: "Orders" }).locator("tbody a[data-row-link]");
const preview = (page: Page) => page.getByRole("complementary");

test("TABL-012 TABL-013 TABL-024 TABL-001 the next page is there before it is asked for, pages and their size are in the address, and Back undoes a step; a heading sorts, rows that cannot be read come back; what the address says wrongly, or what is not there, is told; the table and the preview scroll, the page does not", async ({
  page,
}) => {
  let first = "";
  await test.step("the next page is there before it is asked for", async () => {
    const ahead = page.waitForResponse((response) => response.url().includes("offset=25"));
    await openAs(page, "chain-admin", "/orders");
    await ahead;
    await page.route("**/api/rest/orders?*offset=25*", (route) => route.abort());
    first = (await rowLinks(page).first().textContent()) ?? "";
    await page.getByRole("link", { name: "Next page" }).click();
    await expect(page.getByText("26–50 of 320")).toBeVisible();
    await expect(rowLinks(page)).toHaveCount(25);
    await page.unroute("**/api/rest/orders?*offset=25*");
  });
  await test.step("pages and their size are in the address, and Back undoes a step", async () => {
    await goInside(page, "/orders");
    await expect(rowLinks(page).first()).toHaveText(first);
    await page.getByRole("link", { name: "Page 2" }).click();
    await expect(page.getByText("26–50 of 320")).toBeVisible();
    await expect(page).toHaveURL(/\?page=2$/);
    await expect(rowLinks(page).first()).not.toHaveText(first);
    await page.getByLabel("Rows per page").selectOption("100");
    await expect(page.getByText("1–100 of 320")).toBeVisible();
    await expect(rowLinks(page)).toHaveCount(100);
    await page.goBack();
    await expect(page.getByText("26–50 of 320")).toBeVisible();
    await page.goBack();
    await expect(rowLinks(page).first()).toHaveText(first);
  });
  await test.step("a heading sorts, and says so; rows that cannot be read give a reason and Retry, and come back", async () => {
    await goInside(page, "/orders");
    await expect(rowLinks(page)).toHaveCount(25);
    await page.route("**/api/rest/orders?*sort=amount*", (route) => route.abort());
    await page.getByRole("button", { name: "Amount" }).click();
    const alert = page.getByRole("main").getByRole("alert");
    await expect(alert).toBeVisible();
    await page.unroute("**/api/rest/orders?*sort=amount*");
    await alert.getByRole("button", { name: "Retry" }).click();
    await expect(rowLinks(page)).toHaveCount(25);
    await expect(page).toHaveURL(/sort=-amount/);
    await expect(page.getByRole("columnheader", { name: "Amount" })).toHaveAttribute("aria-sort", "descending");
    await page.getByRole("button", { name: "Id" }).click();
    await page.getByRole("button", { name: "Id" }).click();
    await expect(page).toHaveURL(/sort=id$/);
    await expect(rowLinks(page).first()).toHaveText("1");
  });
  await test.step("what the address says wrongly is left out with a remark", async () => {
    // By a load: the first HTML has it, and it is still there when the scripts have taken hold.
    await page.goto("/orders?page=none&colour=green&open=17");
    await untilHydrated(page);
    await expect(page.getByText("is left out: “colour”, page number.")).toBeVisible();
    await expect(page.getByText("1–25 of 320")).toBeVisible();
    await page.getByRole("button", { name: "Clean up the address" }).click();
    await expect(page).toHaveURL(/\/orders\?open=17$/);
    await expect(page.getByText("is left out")).toHaveCount(0);
  });
  await test.step("a page past the end leads back to the last one", async () => {
    await goInside(page, "/orders?page=999");
    await expect(page.getByText("There is no page 999.")).toBeVisible();
    await expect(page.getByText("None of 320")).toBeVisible();
    await page.getByRole("button", { name: "Go to page 13" }).click();
    await expect(page.getByText("301–320 of 320")).toBeVisible();
  });
  await test.step("a record that is not there says so", async () => {
    await goInside(page, "/storages?open=99999999");
    await expect(preview(page).getByText("Object not found")).toBeVisible();
    for (const name of ["Retry", "Edit"]) await expect(preview(page).getByRole("button", { name })).toHaveCount(0);
    await preview(page).getByRole("button", { name: "Back to the list" }).click();
    await expect(preview(page)).toHaveCount(0);
  });
  await test.step("the table and the preview scroll, the page does not", async () => {
    await goInside(page, "/receptions");
    await page.getByRole("table", { name: "Receptions" }).locator("tbody a[data-row-link]").nth(1).press("Enter");
    await expect(preview(page).getByRole("table").first()).toBeVisible();
    for (const [width, height] of [
      [1440, 900],
      [1366, 768],
      [1024, 768],
    ] as const) {
      await page.setViewportSize({ width, height });
      const beyond = () => page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
      await expect.poll(beyond, `${width} x ${height}`).toBeLessThanOrEqual(0);
    }
  });
});

test("TABL-022 TABL-002 TABL-001 rows and preview work by keyboard, by mouse and in a new tab: the preview is in the address, the focus goes there and back", async ({
  page,
  context,
}) => {
  await test.step("rows and preview work by keyboard", async () => {
    await openAs(page, "l1s", "/orders");
    await expect(rowLinks(page)).toHaveCount(25);
    await untilHydrated(page);
    await page.keyboard.press("j");
    await expect(rowLinks(page).nth(0)).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("j");
    await expect(rowLinks(page).nth(2)).toBeFocused();
    await page.keyboard.press("k");
    await page.keyboard.press("End");
    await expect(rowLinks(page).last()).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(rowLinks(page).last()).toBeFocused();
    await test.step("by mouse the focus stays in the rows, where keys lead on", async () => {
      await page.getByRole("table", { name: "Orders" }).locator("tbody tr").nth(3).locator("td").nth(1).click();
      await expect(preview(page)).toBeVisible();
      await expect(rowLinks(page).nth(3)).toBeFocused();
      await page.keyboard.press("ArrowDown");
      await expect(rowLinks(page).nth(4)).toBeFocused();
      await page.keyboard.press("ArrowUp");
      await page.keyboard.press("Enter");
      await expect(preview(page).getByRole("heading").first()).toBeFocused();
    });
  });
  await test.step("Enter leads the focus to the preview; Escape, Close preview and Back lead it back to the row", async () => {
    await goInside(page, "/orders");
    await untilHydrated(page);
    const link = rowLinks(page).nth(2);
    const heading = preview(page).getByRole("heading", { name: `Order ${await link.textContent()}` });
    const close = page.getByRole("button", { name: "Close preview" });
    for (const [way, leave] of [
      ["Escape", () => page.keyboard.press("Escape")],
      ["Close preview", () => close.press("Enter")],
      ["Back", () => page.goBack()],
      ["wide, Escape", () => page.getByRole("button", { name: "Extend" }).press("Enter")],
    ] as const)
      await test.step(way, async () => {
        await link.focus();
        await page.keyboard.press("Enter");
        await expect(heading).toBeFocused();
        await leave();
        if (way.startsWith("wide")) await page.keyboard.press("Escape");
        await expect(preview(page)).toHaveCount(0);
        await expect(link).toBeFocused();
      });
  });
  await test.step("an open preview goes along from row to row, and Back knows nothing of it", async () => {
    await goInside(page, "/orders");
    await expect(rowLinks(page)).toHaveCount(25);
    const ids = await rowLinks(page).allTextContents();
    const shows = (index: number) =>
      expect(preview(page).getByRole("heading", { name: `Order ${ids[index]}`, exact: true })).toBeVisible();
    await rowLinks(page).nth(2).focus();
    await page.keyboard.press("Enter");
    await shows(2);
    // From the preview's heading, on from the row that it shows: before the focus is there, it would still come there.
    await expect(preview(page).getByRole("heading").first()).toBeFocused();
    await page.keyboard.press("j");
    await shows(3);
    await expect(rowLinks(page).nth(3)).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await shows(5);
    await page.keyboard.press("k");
    await shows(4);
    await expect(page).toHaveURL(new RegExp(`open=${ids[4]}$`));
    // Enter on the row that is open leads to its preview, and the keys go on from there.
    await page.keyboard.press("Enter");
    await expect(preview(page).getByRole("heading").first()).toBeFocused();
    await page.keyboard.press("j");
    await shows(5);
    await expect(rowLinks(page).nth(5)).toBeFocused();
    await page.goBack();
    await expect(preview(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/orders$/);
  });
  await test.step("a row opens its preview in the address; Extend, Collapse and Close", async () => {
    await goInside(page, "/orders");
    const row = page.getByRole("table", { name: "Orders" }).locator("tbody tr").nth(3);
    const id = await row.locator("a[data-row-link]").textContent();
    // Marking text opens nothing, and marks no more than what it is drawn over: the button that copies gives way.
    const date = page.getByRole("row").nth(7).getByRole("cell").nth(1);
    const copy = page.getByRole("button", { name: "Copy", exact: true });
    const { start, end, y } = await date.evaluate((cell) => {
      const text = document.createRange();
      text.selectNodeContents(cell);
      const { left, right, top, bottom } = text.getBoundingClientRect();
      return { start: Math.ceil(left), end: Math.floor(right), y: Math.round((top + bottom) / 2) };
    });
    await page.mouse.move(start, y);
    const { x } = await copy.evaluate((button) => button.getBoundingClientRect());
    await page.mouse.down();
    await page.mouse.move(end, y);
    await page.mouse.move(Math.round(x) + 8, y);
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(await date.textContent());
    await page.mouse.up();
    await expect(preview(page)).toHaveCount(0);
    await row.locator("td").nth(1).click();
    await expect(page).toHaveURL(new RegExp(`open=${id}$`));
    await expect(preview(page).getByRole("heading", { name: `Order ${id}` })).toBeVisible();
    await expect(row).toHaveAttribute("aria-current", "true");
    await page.getByRole("button", { name: "Extend" }).click();
    await expect(page.getByRole("table", { name: "Orders" })).toBeHidden();
    await expect(page).toHaveURL(/view=wide/);
    await page.reload();
    await page.getByRole("button", { name: "Collapse" }).click();
    await expect(page.getByRole("table", { name: "Orders" })).toBeVisible();
    await page.getByRole("button", { name: "Close preview" }).click();
    await expect(preview(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/orders$/);
    await page.goBack();
    await expect(preview(page)).toBeVisible();
  });
  await test.step("a row opens in a new tab wherever it is clicked", async () => {
    await goInside(page, "/orders");
    const row = page.getByRole("table", { name: "Orders" }).locator("tbody tr").nth(1);
    const id = await row.locator("a[data-row-link]").textContent();
    let isShown = false;
    const opens = async (click: () => Promise<void>) => {
      const opening = context.waitForEvent("page");
      await click();
      const tab = await opening;
      await tab.waitForURL((url) => url.pathname === "/orders" && url.searchParams.get("open") === id, {
        waitUntil: "commit",
      });
      // What the address shows is waited for in the first tab alone.
      if (!isShown) await expect(tab.getByRole("heading", { name: `Order ${id}` })).toBeVisible();
      isShown = true;
      await tab.close();
    };
    for (const place of [row.locator("td").nth(2), row.locator("a[data-row-link]")]) {
      await opens(() => place.click({ modifiers: ["ControlOrMeta"] }));
      await opens(() => place.click({ button: "middle" }));
    }
    await expect(preview(page)).toHaveCount(0);
  });
  await test.step("where there is no room for both, the preview lies in the place of the table", async () => {
    await page.setViewportSize({ width: 800, height: 1100 });
    await goInside(page, "/orders");
    await untilHydrated(page);
    await rowLinks(page).nth(2).press("Enter");
    await expect(preview(page).getByRole("heading").first()).toBeFocused();
    await expect(page.getByRole("table", { name: "Orders" })).toBeHidden();
    await page.keyboard.press("Escape");
    await expect(rowLinks(page).nth(2)).toBeFocused();
  });
});
