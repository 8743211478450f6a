import { expect, test } from "@playwright/test";
import { listTable } from "@/lib/resources/list-table";
import { axeFaultsInBothThemes } from "../support/axe";
import { localeAt } from "../support/locales";
import { consolePaths, publicPaths } from "../support/pages";
import { watchPolicy } from "../support/policy-breaches";
import { openAs, prefer } from "../support/sign-in";

/** The lists are seen in lists/every-list-accessibility.spec.ts. */
const otherPaths = consolePaths.filter((path) => !listTable.some(({ page }) => path === `/${page}`));

test("SHELL-009 W5 pages other than lists open for a chain administrator within the content policy, and axe finds nothing in either theme", async ({
  page,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const breaches = await watchPolicy(page);
  for (const [index, path] of otherPaths.entries())
    await test.step(path, async () => {
      await prefer(page, { locale: localeAt(index) }, baseURL ?? "");
      await openAs(page, "chain-admin", path);
      expect(new URL(page.url()).pathname).toBe(path);
      await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
      expect.soft(await axeFaultsInBothThemes(page), path).toEqual([]);
      expect.soft(breaches.splice(0), path).toEqual([]);
    });
});

test("SHELL-005 W5 axe finds nothing on the public pages in both themes, and they keep to the content policy", async ({
  page,
  baseURL,
}) => {
  const breaches = await watchPolicy(page);
  for (const [index, path] of publicPaths.entries()) {
    await prefer(page, { locale: localeAt(index) }, baseURL ?? "");
    await page.goto(path);
    expect([path, ...(await axeFaultsInBothThemes(page))]).toEqual([path]);
  }
  expect(breaches).toEqual([]);
});

test("SHELL-022 axe finds nothing in the open settings", async ({ page }) => {
  await openAs(page, "chain-admin", "/");
  await page.getByRole("button", { name: /^Settings of/ }).click();
  await page.getByRole("button", { name: "Version 2472.170" }).click();
  expect(await axeFaultsInBothThemes(page)).toEqual([]);
});

test("SHELL-018 the first Tab leads past the header", async ({ page }) => {
  await openAs(page, "l1s", "/");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});
