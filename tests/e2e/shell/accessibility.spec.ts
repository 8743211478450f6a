import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { consolePaths, publicPaths } from "./pages";
import { openAs, prefer } from "./sign-in";

/** Each theme and each language once on every page. */
const looks = [
  { theme: "light", locale: "en" },
  { theme: "dark", locale: "ro" },
] as const;

async function faultsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

for (const look of looks) {
  test(`SHELL-009 axe finds nothing on the console's pages, ${look.theme}, ${look.locale}`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(180_000);
    await openAs(page, "chain-admin", "/");
    await prefer(page, look, baseURL ?? "");
    for (const path of consolePaths) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
      expect([path, ...(await faultsOf(page))]).toEqual([path]);
    }
  });

  test(`SHELL-005 axe finds nothing on the public pages, ${look.theme}, ${look.locale}`, async ({ page, baseURL }) => {
    await prefer(page, look, baseURL ?? "");
    for (const path of publicPaths) {
      await page.goto(path);
      expect([path, ...(await faultsOf(page))]).toEqual([path]);
    }
  });
}

test("SHELL-022 axe finds nothing in the open settings", async ({ page }) => {
  await openAs(page, "chain-admin", "/");
  await page.getByRole("button", { name: /^Settings of/ }).click();
  await page.getByRole("button", { name: "Version 2472.170" }).click();
  expect(await faultsOf(page)).toEqual([]);
});

test("SHELL-018 the first Tab leads past the header", async ({ page }) => {
  await openAs(page, "l1s", "/");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});
