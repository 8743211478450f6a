import { expect, test } from "@playwright/test";
import { axeFaultsInBothThemes } from "../support/axe";
import { consolePaths, publicPaths } from "../support/pages";
import { openAs, prefer } from "../support/sign-in";

/**
 * Pages by sevens: tests run beside each other, and on a busy machine none of them lasts for long. In Romanian: by their
 * English names all other tests find what they use.
 */
const groups = Array.from({ length: Math.ceil(consolePaths.length / 7) }, (_, group) =>
  consolePaths.slice(group * 7, (group + 1) * 7),
);

for (const paths of groups)
  test(`SHELL-009 SHELL-016 ${paths.join(", ")} open for a chain administrator, and axe finds nothing in either theme`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(90_000);
    await prefer(page, { locale: "ro" }, baseURL ?? "");
    await openAs(page, "chain-admin", "/");
    for (const path of paths) {
      const response = await page.goto(path);
      expect([path, response?.status(), new URL(page.url()).pathname]).toEqual([path, 200, path]);
      await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
      expect([path, ...(await axeFaultsInBothThemes(page))]).toEqual([path]);
    }
  });

test("SHELL-005 axe finds nothing on the public pages in both themes", async ({ page, baseURL }) => {
  await prefer(page, { locale: "ro" }, baseURL ?? "");
  for (const path of publicPaths) {
    await page.goto(path);
    expect([path, ...(await axeFaultsInBothThemes(page))]).toEqual([path]);
  }
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
