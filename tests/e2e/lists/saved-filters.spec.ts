import { expect, test } from "@playwright/test";
import { listTable } from "@/lib/resources/list-table";
import { narrowingSampleOf } from "./list-samples";
import { ListScreen } from "./list-screen";

for (const list of listTable)
  test(`FILT-007 FILT-008 FILT-010 FILT-011 FILT-012 FILT-018 ERRS-020 ${list.page}: a filter is saved, applied and edited`, async ({
    page,
  }) => {
    const screen = await new ListScreen(page, list).open(narrowingSampleOf(list).query);
    const [rows, chips] = [await screen.ids(), await screen.chips.allInnerTexts()];
    const define = await screen.openDrawer("Define Filter");
    await define.getByLabel("Filter name").fill("Mine");
    await define.getByRole("button", { name: "Save", exact: true }).click();
    await expect(define.getByRole("button", { name: "Saved" })).toBeDisabled();

    await page.goto(screen.address(""));
    await screen.settled();
    const first = await screen.openDrawer("Predefined Filters");
    await first.getByRole("button", { name: "1. Mine" }).click();
    await first.getByRole("button", { name: "Apply" }).click();
    await expect(screen.drawer).toHaveCount(0);
    await expect(screen.chips).toHaveText(chips);
    await expect.poll(() => screen.ids()).toEqual(rows);

    const again = await screen.openDrawer("Predefined Filters");
    await again.getByRole("button", { name: "Edit" }).click();
    await again.getByLabel("Filter name").fill("Ours");
    await again.getByRole("button", { name: "Save changes" }).click();
    await expect(page.getByText("Filter is edited successfully!")).toBeVisible();
    await again.getByRole("button", { name: "Done" }).click();
    await expect(again.getByRole("button", { name: "1. Ours" })).toBeVisible();
  });
