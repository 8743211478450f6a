import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { consolePaths, publicPaths } from "../support/pages";
import { openAs, prefer } from "../support/sign-in";

/** Each theme and each language once on every page. */
const looks = [
  { theme: "light", locale: "en" },
  { theme: "dark", locale: "ro" },
] as const;

async function faultsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

/** Pages by sevens: tests run beside each other, and on a busy machine none of them lasts for long. */
const groups = Array.from({ length: Math.ceil(consolePaths.length / 7) }, (_, group) =>
  consolePaths.slice(group * 7, (group + 1) * 7),
);

for (const look of looks) {
  for (const paths of groups)
    test(`SHELL-009 axe finds nothing on ${paths.join(", ")} in ${look.theme}, ${look.locale}`, async ({
      page,
      baseURL,
    }) => {
      test.setTimeout(90_000);
      await openAs(page, "chain-admin", "/");
      await prefer(page, look, baseURL ?? "");
      for (const path of paths) {
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
