import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { textAt } from "@/lib/list/texts/texts";
import { listTable } from "@/lib/resources/list-table";
import { narrowingSampleOf } from "@/tests/support/lists/applied-samples";
import { axeFaultsInBothThemes } from "../support/axe";
import { everyListsAccount } from "../support/list-screen";
import { localeAt } from "../support/locales";
import { watchPolicy } from "../support/policy-breaches";
import { openAs, prefer } from "../support/sign-in";
import { untilHydrated } from "../support/until-hydrated";

for (const [index, list] of listTable.entries())
  test(`SHELL-009 SHELL-016 TABL-001 SHELL-028 W5 /${list.page} opens for a chain administrator within the content policy, and axe finds nothing in it, its preview and its drawer`, async ({
    page,
    baseURL,
  }) => {
    const locale = localeAt(index);
    const texts: unknown = JSON.parse(readFileSync(`messages/${locale}/list.json`, "utf8"));
    const breaches = await watchPolicy(page);
    await prefer(page, { locale }, baseURL ?? "");
    await openAs(page, everyListsAccount, `/${list.page}${narrowingSampleOf(list).query}`);
    expect(new URL(page.url()).pathname).toBe(`/${list.page}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await untilHydrated(page);
    await page.locator("a[data-row-link]").first().click();
    await expect(page.getByRole("complementary").locator("dt").first()).toBeVisible();
    expect(await axeFaultsInBothThemes(page)).toEqual([]);
    await page.getByRole("button", { name: textAt(texts, ["filters", "define"]), exact: true }).click();
    await page.getByRole("dialog").locator("[data-filter] > button").first().click();
    expect(await axeFaultsInBothThemes(page, "[role=dialog]")).toEqual([]);
    expect(breaches).toEqual([]);
  });
