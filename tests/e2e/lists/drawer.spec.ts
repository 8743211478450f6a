import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { goInside } from "../support/go-inside";
import { openAs } from "../support/sign-in";
import { untilHydrated } from "../support/until-hydrated";

const chips = (page: Page) => page.getByRole("list", { name: "Applied filters" });

test("SHELL-029 FILT-036 DATE-004 FILT-006 CNST-017 the drawer has three modes, and the address knows nothing of it; an event date is today, yesterday, the last two or seven days, another day or another period; a number whose sign was left out is not applied as another number, and one beyond the slider for that reason", async ({
  page,
}) => {
  await openAs(page, "l1s", "/orders");
  for (const mode of ["Define Filter", "Predefined Filters", "Table Columns"]) {
    const button = page.getByRole("button", { name: mode, exact: true });
    await button.click();
    const open = page.getByRole("dialog", { name: mode });
    await expect(open).toBeVisible();
    if (mode === "Predefined Filters") {
      // Nothing is saved yet: what has opened it does not close it again.
      await expect(open.getByRole("status", { name: "Loading" })).toHaveCount(0);
      await expect(open).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(open).toBeVisible();
    }
    await expect(page).toHaveURL(/\/orders$/);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(button).toBeFocused();
  }
  await page.getByRole("button", { name: "Define Filter", exact: true }).click();
  const drawer = page.getByRole("dialog");
  await drawer.getByRole("button", { name: "Event date" }).click();
  const ways = ["Today", "Yesterday", "Last 2 days", "Last 7 days", "Other day", "Other period"];
  await expect(drawer.getByRole("radio")).toHaveCount(ways.length);
  for (const way of ways) await expect(drawer.getByRole("radio", { name: way, exact: true })).toBeVisible();
  await drawer.getByRole("radio", { name: "Other day" }).check();
  await drawer.getByLabel("Day", { exact: true }).fill("21/11/2026");
  await drawer.getByRole("button", { name: "Open calendar: Day" }).click();
  const saturday = page.locator('[data-day="2026-11-21"]');
  await expect(saturday).toBeVisible();
  expect(await saturday.evaluate((cell) => (cell instanceof HTMLTableCellElement ? cell.cellIndex : undefined))).toBe(
    5,
  );
  await expect(page.locator("thead", { has: page.getByText("Mo", { exact: true }) }).locator("th")).toHaveText([
    "Mo",
    "Tu",
    "We",
    "Th",
    "Fr",
    "Sa",
    "Su",
  ]);
  await page.keyboard.press("Escape");
  await drawer.getByRole("button", { name: "Apply" }).click();
  await expect(page).toHaveURL(/eventDate=2026-11-21%262026-11-21$/);
  await expect(chips(page).first()).toContainText("21.11.2026");
  await page.keyboard.press("Escape");
  await expect(drawer).toHaveCount(0);
  await test.step("a number whose sign was left out is not applied as another number", async () => {
    await goInside(page, "/orders");
    await expect(chips(page)).toHaveCount(0);
    await page.getByRole("button", { name: "Define Filter", exact: true }).click();
    await drawer.getByRole("button", { name: "Amount" }).click();
    await drawer.getByLabel("At least (RON)", { exact: true }).pressSequentially("-5");
    await page.keyboard.press("Escape");
    await expect(page.getByText("Amount was not applied: “-5” is not understood.")).toBeVisible();
    await expect(chips(page)).toHaveCount(0);

    await page.getByRole("button", { name: "Define Filter", exact: true }).click();
    await drawer.getByRole("button", { name: "Amount" }).click();
    await drawer.getByLabel("At least (RON)", { exact: true }).fill("15000");
    await page.keyboard.press("Escape");
    await expect(page.getByText("Amount was not applied: “15000” is not between 0 and 10000.")).toBeVisible();
    await expect(chips(page)).toHaveCount(0);
  });
});

test("TABL-007 TABL-008 BREP-003 BREP-005 Generate Report asks for chain, type and month, for what it is made of again where that could not be had, reads Generating... and saves the file of what was chosen, once on a double click; one that was asked for earlier is downloaded as a workbook", async ({
  page,
}) => {
  await openAs(page, "orders-qc", "/reports");
  const button = page.getByRole("button", { name: "Generate Report" });
  const dialog = page.getByRole("dialog", { name: "Generate Report" });
  let isBroken = true;
  await page.route("**/api/rest/business-report-types*", (route) => (isBroken ? route.abort() : route.continue()));
  await button.click();
  await expect(dialog.getByRole("alert")).toBeVisible();
  await expect(dialog.getByLabel("Report type")).toHaveCount(0);
  isBroken = false;
  await dialog.getByRole("button", { name: "Retry" }).click();
  await expect(dialog.getByLabel("Report type")).toHaveValue(/\d/);
  for (const field of ["Report type", "Chain", "Month", "Year"]) await expect(dialog.getByLabel(field)).toBeVisible();
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  // Of what lies in storages today there are always rows, whatever the month.
  for (const [field, option] of [
    ["Report type", { value: "5" }],
    ["Month", { label: "March" }],
    ["Year", { label: "2025" }],
  ] as const)
    await dialog.getByLabel(field).selectOption(option);
  const chain = Number(await dialog.getByLabel("Chain").inputValue());
  const asked: unknown[] = [];
  await page.route("**/api/download/business-report-requests/download", async (route) => {
    asked.push(route.request().postDataJSON());
    await held;
    await route.continue();
  });
  const download = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Generate Report" }).dblclick();
  await expect(page.getByRole("button", { name: "Generating..." })).toBeDisabled();
  release();
  expect((await download).suggestedFilename()).toBe("CurrentProductStock.xlsx");
  await expect(page.getByText("Report downloaded successfully.")).toBeVisible();
  await expect(button).toBeEnabled();
  expect(asked).toEqual([{ chain, type: 5, month: 3, year: 2025 }]);
  await test.step("a business report request is downloaded as a workbook", async () => {
    await page.locator("tbody tr").filter({ hasText: "Stoc curent" }).first().locator("td").nth(1).click();
    const arrives = page.waitForEvent("download");
    await page.getByRole("complementary").getByRole("button", { name: "Download" }).click();
    const file = await arrives;
    expect(file.suggestedFilename()).toMatch(/\.xlsx$/);
    expect(
      readFileSync(await file.path())
        .subarray(0, 2)
        .toString(),
    ).toBe("PK");
  });
});

test("SHELL-030 FILT-005 FILT-045 a filter is chosen, set and added by keys alone; what the list shows without one, and its order by a day, are said in sentences", async ({
  page,
}) => {
  await openAs(page, "shelves-mapper", "/storages");
  await expect(page.locator("a[data-row-link]").first()).toBeVisible();
  await untilHydrated(page);
  await page.keyboard.press("f");
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(page.getByRole("dialog").locator("[data-filter] > button").first()).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.type("Minishop");
  await expect(page).toHaveURL(/search=Minishop/);
  await page.keyboard.press("Escape");

  await goInside(page, "/drafts?sort=startDate");
  // MAPP-005: shown as the wire has it, and a day all the same.
  await expect(page.getByRole("status").filter({ hasText: "Sorted by" })).toHaveText(
    "Sorted by Start date, oldest first",
  );
  await page.getByRole("button", { name: "Define Filter", exact: true }).click();
  await expect(
    page.getByText("No filter is applied: the list shows rows with Domain “Saved draft mapping”."),
  ).toBeVisible();
});
