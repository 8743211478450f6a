import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { listTable } from "@/lib/resources/list-table";
import { untilStill } from "../support/until-still";
import { narrowingSampleOf } from "./list-samples";
import { ListScreen } from "./list-screen";

/** In both themes, once nothing moves any more: a colour on its way is none of the theme's. */
async function faultsOf(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const theme of ["light", "dark"]) {
    await page.evaluate((name) => document.documentElement.setAttribute("data-theme", name), theme);
    await untilStill(page);
    const { violations } = await new AxeBuilder({ page }).analyze();
    faults.push(...violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${theme} ${id}: ${html}`)));
  }
  return faults;
}

for (const list of listTable)
  test(`TABL-001 SHELL-028 axe finds nothing on ${list.page} with its preview and its drawer`, async ({ page }) => {
    const screen = await new ListScreen(page, list).open(narrowingSampleOf(list).query);
    await screen.rowLinks.first().click();
    await expect(screen.preview.locator("dt").first()).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    const drawer = await screen.openDrawer("Define Filter");
    await drawer.locator("[data-filter] > button").first().click();
    expect(await faultsOf(page)).toEqual([]);
  });
