import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { textAt } from "@/lib/list/texts/texts";
import { type AnyList, listTable } from "@/lib/resources/list-table";
import { narrowingSampleOf } from "@/tests/support/lists/applied-samples";
import { axeFaultsInBothThemes } from "../support/axe";
import { goInside } from "../support/go-inside";
import { everyListsAccount } from "../support/list-screen";
import { localeAt } from "../support/locales";
import { watchPolicy } from "../support/policy-breaches";
import { openAs, prefer } from "../support/sign-in";
import { untilHydrated } from "../support/until-hydrated";

const titleOf = (list: AnyList, locale: string) =>
  textAt(JSON.parse(readFileSync(`messages/${locale}/${list.page}.json`, "utf8")), ["title"]);

const walks = ["ro", "en"].map((locale) => ({
  locale,
  lists: listTable.filter((_, index) => localeAt(index) === locale),
}));

for (const { locale, lists } of walks)
  test(`SHELL-009 TABL-001 W5 lists in ${locale} open for a chain administrator within the content policy, axe finds nothing in them and their previews, and nothing is wider than a phone`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(lists.length * 20_000);
    const breaches = await watchPolicy(page);
    await prefer(page, { locale }, baseURL ?? "");
    for (const [index, list] of lists.entries())
      await test.step(list.page, async () => {
        const path = `/${list.page}${narrowingSampleOf(list).query}`;
        // Each list's first HTML is asked for its policy and its nonces over plain HTTP.
        await (index === 0 ? openAs(page, everyListsAccount, path) : goInside(page, path));
        expect(new URL(page.url()).pathname).toBe(`/${list.page}`);
        await expect(page).toHaveTitle(/./);
        await expect(page.getByRole("heading", { level: 1, name: titleOf(list, locale) })).toBeVisible();
        await untilHydrated(page);
        await page.locator("a[data-row-link]").first().click();
        await expect(page.getByRole("complementary").locator("dt").first()).toBeVisible();
        // What lies around `main` is the same everywhere.
        expect.soft(await axeFaultsInBothThemes(page, index === 0 ? undefined : "main"), list.page).toEqual([]);
        expect.soft(breaches.splice(0), list.page).toEqual([]);
        await page.setViewportSize({ width: 390, height: 800 });
        await expect(page.getByRole("complementary")).toBeVisible();
        expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), list.page).toBe(390);
        await page.setViewportSize({ width: 1440, height: 900 });
      });
  });
