import { expect, test } from "@playwright/test";
import { operatorsDay } from "@/tests/support/operators-day";
import { axeFaultsInBothThemes } from "../support/axe";
import { pickFirst } from "../support/choose-record";
import { openAs } from "../support/sign-in";

test("STOC-001 STOC-002 STOC-004 what expires is one press away with its sum and the way to returns; a storage tells what to count today and where stock and cells differ, and the count begins by one press", async ({
  page,
}) => {
  await openAs(page, "chain-admin", "/current_stocks");
  const band = page.getByRole("navigation", { name: "What expires" });

  await test.step("within 14 days, what expires first on top, each with its value", async () => {
    await band.getByRole("link", { name: "Expired or within 14 days" }).click();
    await expect(page).toHaveURL(/\?expirationDate=until-14-days&quantity=1%26&sort=expirationDate/);
    await expect(page.getByRole("columnheader", { name: "Net value" })).toBeVisible();
    const sum = page.getByRole("status").filter({ hasText: "net at purchase price" });
    await expect(sum).toHaveText(/^[\d,]+ stocks? · [\d,]+ pieces? · [\d,.]+\sRON net/);
    const count = /^[\d,]+/.exec((await sum.textContent()) ?? "")?.[0];
    await expect(page.getByText(new RegExp(`–\\d+ of ${count}$`))).toBeVisible();
    const shown = await page.locator("main td", { hasText: /^\d\d\.\d\d\.\d{4}$/ }).allTextContents();
    const days = shown.map((day) => day.split(".").reverse().join("-"));
    expect([days.length > 0, days]).toEqual([true, [...days].sort()]);
    const in14Days = new Date(Date.now() + 14 * 86_400_000);
    expect(days.at(-1)?.localeCompare(operatorsDay(in14Days))).not.toBe(1);
    const storage = page.locator("main td [data-record^='storages ']").first();
    for (const width of [1024, 390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const isWhole = (name: HTMLElement | SVGElement) => {
        const cell = name.closest("td")?.getBoundingClientRect();
        return name.getBoundingClientRect().right <= (cell?.right ?? 0);
      };
      await expect.poll(() => storage.evaluate(isWhole), `at ${width}`).toBe(true);
    }
    // On a phone the rows have most of the screen, whatever stands above them.
    await page.setViewportSize({ width: 390, height: 664 });
    const rowsHeight = () => page.locator("[data-scroller]").evaluate((element) => element.clientHeight);
    await expect.poll(rowsHeight).toBeGreaterThan(664 / 2);
    await page.setViewportSize({ width: 1440, height: 900 });
    const returns = page.getByRole("link", { name: "Open as returns by supplier" });
    await expect(returns).toHaveAttribute("href", "/return_to_supplier?mode=import#days=14");
    await band.getByRole("link", { name: "Expired or within 14 days" }).press("Enter");
    await expect(page).toHaveURL(/\/current_stocks$/);
    await expect(sum).toHaveCount(0);
  });

  await page.getByRole("button", { name: "Check a storage" }).click();
  const panel = page.getByRole("complementary", { name: "Check a storage" });
  const counted = panel.getByRole("table", { name: "Count today" });

  await test.step("a storage is chosen, which is the list's filter: what to count there, and why", async () => {
    await pickFirst(panel.getByRole("combobox", { name: "Storage" }), "Minishop");
    const first = page.url();
    await panel.getByRole("button", { name: /^Next: / }).click();
    await expect(page).not.toHaveURL(first);
    await expect(panel.getByRole("button", { name: /^Before: / })).toBeVisible();
    await expect(counted.getByRole("columnheader")).toHaveText([
      "Product",
      "Stock, pcs",
      "Net value",
      "Counted last",
      "Movements since",
      "Off in earlier counts",
    ]);
    await expect(page).toHaveURL(/\?storage=\d+&mode=import$/);
    for (const name of [/^In stock, in no cell \(\d+\)$/, /^In a cell, out of stock \(\d+\)$/]) {
      await panel.getByRole("button", { name }).press("Enter");
      await expect(panel.getByRole("heading", { name })).toBeFocused();
    }
    expect(await axeFaultsInBothThemes(page, "[role=complementary], aside")).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });

  await test.step("one press begins one's own count of them, and goes to count", async () => {
    const products = await counted.locator("tbody tr").count();
    const creating = page.waitForRequest((request) => request.method() === "POST" && /inventory$/.test(request.url()));
    await panel.getByRole("button", { name: `Count these ${products} products` }).click();
    const body = (await creating).postDataJSON();
    expect(body).toEqual({
      storage: expect.any(Number),
      scope: { kind: "PRODUCTS", ids: expect.any(Array) },
    });
    expect(new Set(body.scope.ids).size).toBe(products);
    await expect(page).toHaveURL(/\/inventory\?open=\d+&mode=edit$/);
    await expect(page.getByText(`0 of ${products} products counted`)).toBeVisible();
  });

  await test.step("open counts are named with who counts them; of one for somebody else it is asked whom", async () => {
    await page.goBack();
    await expect(panel.getByText(/of this storage (?:is|are) not closed yet/)).toContainText(
      /inventory [\d,]+ \(\p{Lu}[^)]+\)/u,
    );
    await panel.getByRole("button", { name: "Begin it for somebody else" }).click();
    await expect(page.getByRole("dialog").getByRole("combobox", { name: "Who counts" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "Name a counter" })).toBeFocused();
  });
});
