import { expect, test } from "@playwright/test";
import { listTable } from "@/lib/resources/list-table";
import { narrowingSampleOf } from "@/tests/support/lists/applied-samples";
import { axeFaultsInBothThemes } from "../support/axe";
import { ListScreen } from "../support/list-screen";

for (const list of listTable)
  test(`TABL-001 SHELL-028 axe finds nothing on ${list.page} with its preview and its drawer`, async ({ page }) => {
    const screen = await new ListScreen(page, list).open(narrowingSampleOf(list).query);
    await screen.rowLinks.first().click();
    await expect(screen.preview.locator("dt").first()).toBeVisible();
    // What is around them is looked at with each page, for itself.
    expect(await axeFaultsInBothThemes(page, "aside")).toEqual([]);
    const drawer = await screen.openDrawer("Define Filter");
    await drawer.locator("[data-filter] > button").first().click();
    expect(await axeFaultsInBothThemes(page, "[role=dialog]")).toEqual([]);
  });
