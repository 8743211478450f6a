import { expect, type Page, test } from "@playwright/test";
import { everyListsAccount } from "../support/list-screen";
import { openAs } from "../support/sign-in";
import { untilHydrated } from "../support/until-hydrated";

const parameter = (page: Page, name: string) => () => new URL(page.url()).searchParams.get(name);
const told = (page: Page, text: RegExp) => expect(page.getByRole("status").filter({ hasText: text })).toHaveCount(1);

test("only this: from a cell by mouse, from a row by key, from a preview; other filters and the preview stay, and what is applied is not offered", async ({
  page,
}) => {
  await openAs(page, everyListsAccount, "/orders?orderType=LOCKER&page=2");
  await untilHydrated(page);
  const row = page.getByRole("row").filter({ hasText: "Completed" }).first();
  const status = row.getByRole("cell", { name: "Completed" });
  const funnel = page.getByRole("button", { name: "Only Status: Completed" });
  await test.step("by mouse: the funnel stands in the cell, narrows the list and is gone", async () => {
    const { width } = (await status.boundingBox()) ?? { width: 0 };
    await status.hover({ position: { x: 4, y: 8 } });
    await expect(funnel).toBeVisible();
    expect(await status.boundingBox()).toMatchObject({ width });
    await funnel.click();
    await expect.poll(parameter(page, "status")).toBe("SUCCESS");
    expect([parameter(page, "orderType")(), parameter(page, "page")()]).toEqual(["LOCKER", null]);
    await told(page, /^Status: Completed\. \d+ rows?\.$/);
    await expect(page.locator('table[aria-busy="false"] tbody tr').filter({ hasNotText: "Completed" })).toHaveCount(0);
    await page
      .getByRole("cell", { name: "Completed" })
      .first()
      .hover({ position: { x: 4, y: 8 } });
    await expect(page.getByRole("button", { name: "Copy", exact: true })).toBeVisible();
    await expect(funnel).toHaveCount(0);
  });
  await test.step("by key: o offers the row's values, Escape leaves, Enter narrows, and the focus is in the rows again", async () => {
    const link = page.locator("a[data-row-link]").first();
    const id = await link.textContent();
    await link.focus();
    await page.keyboard.press("o");
    const menu = page.getByRole("menu", { name: "Only rows with" });
    await expect(menu.getByRole("menuitem").first()).toBeFocused();
    await expect(menu.getByRole("menuitem", { name: "Status" })).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(link).toBeFocused();
    await page.keyboard.press("o");
    await expect(menu.getByRole("menuitem").first()).toBeFocused();
    await page.keyboard.press("End");
    await expect(menu.getByRole("menuitem", { name: /^Amount: / })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect.poll(parameter(page, "amount")).toMatch(/^([\d.]+)&\1$/);
    await told(page, /^Amount: .*\sRON\. \d+ rows?\.$/);
    await expect(page.locator(`a[data-row-link="${id}"]`)).toBeFocused();
  });
  await test.step("in a preview, in Romanian: the preview stays, and its heading takes the focus of the button that has gone", async () => {
    await page.context().addCookies([{ name: "locale", value: "ro", url: page.url() }]);
    await page.goto("/current_stocks");
    await untilHydrated(page);
    await page.locator("tbody tr").first().getByRole("cell").nth(3).click();
    const panel = page.getByRole("complementary");
    const button = panel.getByRole("button", { name: /^Doar Furnizor: / });
    await expect(button).toBeAttached();
    const named = (await button.getAttribute("aria-label"))?.replace("Doar ", "") ?? "";
    await button.press("Enter");
    await told(page, new RegExp(`^${named.replace(/[.*+?()[\]]/g, "\\$&")}\\. (Un rând|\\d+ (de )?rânduri)\\.$`));
    await expect(button).toHaveCount(0);
    await expect(panel.getByRole("heading", { level: 2 })).toBeFocused();
  });
  await test.step("a platform that passes over filters is seen through, and no number of rows is told as that of the value", async () => {
    await page.route("**/api/query/chain-stocks", async (route) => {
      const body = route.request().postDataJSON();
      const { BatchID: _batch, SupplierID: _supplier, ...filters } = body.filters;
      await route.continue({ postData: JSON.stringify({ ...body, filters }) });
    });
    await page
      .getByRole("complementary")
      .getByRole("button", { name: /^Doar Număr de lot: / })
      .press("Enter");
    await told(
      page,
      /^Apar și rânduri care nu se potrivesc: această platformă nu filtrează după Furnizor, Număr de lot\.$/,
    );
    await told(page, /^Apar și rânduri care nu se potrivesc: această platformă nu filtrează după Număr de lot\.$/);
  });
});
