import { readFile } from "node:fs/promises";
import { type Download, expect, type Page, type Route, test } from "@playwright/test";
import { goInside } from "../support/go-inside";
import { holdAnswers } from "../support/hold-answers";
import { openAs } from "../support/sign-in";

const opener = (page: Page) => page.getByRole("button", { name: "Export", exact: true });
const dialog = (page: Page) => page.getByRole("dialog", { name: "Export: Orders" });
const box = (page: Page, name: string) => dialog(page).getByRole("checkbox", { name, exact: true });
const start = (page: Page) => dialog(page).getByRole("button", { name: "Start" });

async function openExport(page: Page): Promise<void> {
  await opener(page).click();
  await expect(start(page)).toBeVisible();
}

async function openAgain(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await openExport(page);
}

/** A file that does not come is told with what the dialog says. */
async function saved(page: Page, press: () => Promise<void>): Promise<Download> {
  const arrives = page.waitForEvent("download", { timeout: 30_000 }).catch(() => undefined);
  await press();
  const download = await arrives;
  if (download === undefined) throw new Error(`No file: ${await dialog(page).textContent()}`);
  return download;
}

async function csvLines(download: Download): Promise<string[]> {
  return (await readFile(await download.path(), "utf8")).trimEnd().split("\r\n");
}

/** How many rows the dialog says there are. */
async function countedRows(page: Page): Promise<number> {
  const text =
    (await dialog(page)
      .getByText(/rows of the current filter/)
      .textContent()) ?? "";
  return Number(text.replace(/\D/g, ""));
}

test("P20 all rows of the filter are saved with the columns of the table, by keyboard a workbook of all columns; a failure saves nothing and says why, as do too many exports, and a double click starts one", async ({
  page,
}) => {
  await test.step("all rows of the filter are saved with the columns of the table, and the dialog says so", async () => {
    await openAs(page, "l3s", "/orders?orderType=LOCKER&sort=id&columns=amount.storage");
    await openExport(page);
    // Enter closes nothing that has only just opened: all that follows is in this dialog.
    await expect(dialog(page)).toBeFocused();
    await page.keyboard.press("Enter");
    for (const name of ["Id", "Amount", "Storage"]) await expect(box(page, name)).toBeChecked();
    await expect(box(page, "Customer")).not.toBeChecked();
    const rows = await countedRows(page);
    await dialog(page).getByRole("radio", { name: "Text (csv)" }).check();
    await box(page, "Order type").check();
    const download = await saved(page, () => start(page).click());
    expect(download.suggestedFilename()).toMatch(/^Orders_Order-type-Locker_\d{4}-\d\d-\d\d_\d\d-\d\d\.csv$/);
    const [heading, ...lines] = await csvLines(download);
    expect(heading).toBe('\ufeff"Id","Amount","Amount (currency)","Order type","Storage"');
    expect(lines).toHaveLength(rows);
    expect(lines.every((line) => line.includes('"Locker"'))).toBe(true);
    const ids = lines.map((line) => Number(line.split(",")[0]));
    expect(ids).toEqual([...ids].sort((one, other) => one - other));
    await expect(dialog(page).getByRole("status")).toContainText(`saved as ${download.suggestedFilename()}`);
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
  });
  await test.step("by keyboard alone: a workbook of all columns, and the focus back on the button", async () => {
    await goInside(page, "/orders?orderType=LOCKER");
    await opener(page).focus();
    await page.keyboard.press("Enter");
    await expect(start(page)).toBeVisible();
    await dialog(page).getByRole("button", { name: "All", exact: true }).press("Enter");
    await expect(box(page, "Delivered")).toBeChecked();
    const download = await saved(page, () => start(page).press("Enter"));
    expect(download.suggestedFilename()).toMatch(/\.xlsx$/);
    expect((await readFile(await download.path())).subarray(0, 2).toString()).toBe("PK");
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  });
  await test.step("a failure saves nothing and says why, as do too many exports; what was chosen stays, it can be cancelled, and a double click starts one", async () => {
    await goInside(page, "/orders");
    await openExport(page);
    // One handler over all steps: each one that came and went would switch the browser's watching on and off below an export.
    let asked = 0;
    let answerNext: ((route: Route) => unknown) | undefined;
    await page.route("**/api/export/**", (route) => {
      const answer = answerNext ?? ((it: Route) => it.continue());
      answerNext = undefined;
      asked += 1;
      return answer(route);
    });
    const alert = dialog(page).getByRole("alert");
    const again = dialog(page).getByRole("button", { name: "Export again" });
    await test.step("what cannot be exported says why", async () => {
      answerNext = () => undefined;
      await start(page).click();
      await expect(dialog(page).getByRole("progressbar")).toBeVisible();
      await expect(box(page, "Id")).toBeDisabled();
      await dialog(page).getByRole("button", { name: "Cancel" }).click();
      await expect(start(page)).toBeFocused();
      await expect(dialog(page).getByRole("progressbar")).toBeHidden();
      for (const name of ["Id", "Event date", "Customer", "Amount", "Status"]) await box(page, name).uncheck();
      await expect(dialog(page).getByText("Choose at least one column.")).toBeVisible();
      await expect(start(page)).toHaveAccessibleDescription("Choose at least one column.");
      await dialog(page).getByRole("button", { name: "As in the table" }).click();
      await expect(box(page, "Customer")).toBeChecked();
    });
    await test.step("a failure", async () => {
      await box(page, "Storage").check();
      answerNext = (route) => route.abort();
      await start(page).click();
      await expect(alert).toContainText("The platform cannot be reached at the moment.");
      await expect(alert).toContainText("No file was saved.");
      await expect(box(page, "Storage")).toBeChecked();
      await saved(page, () => again.click());
      await expect(alert).toBeHidden();
    });
    await openAgain(page);
    await test.step("too many exports", async () => {
      const refusal = { error: { code: "too-many-exports", requestId: "REF123" } };
      answerNext = (route) => route.fulfill({ status: 503, json: refusal });
      await start(page).click();
      await expect(alert).toContainText("Your other exports are still running. Wait for one to finish, or cancel it.");
      await saved(page, () => again.click());
    });
    await openAgain(page);
    await test.step("a double click", async () => {
      asked = 0;
      await saved(page, () => start(page).dblclick());
      await expect(dialog(page).getByText(/were saved as/)).toBeVisible();
      expect(asked).toBe(1);
    });
    await test.step("Back below the dialog: rows that are still being counted are not said to be none, and no obstacle", async () => {
      await page.reload();
      await openExport(page);
      const letThrough = await holdAnswers(page, "**/api/rest/orders?*");
      await page.goBack();
      await expect(dialog(page).getByText("All rows of the current filter")).toBeVisible();
      const download = await saved(page, () => start(page).press("Enter"));
      expect(download.suggestedFilename()).toContain("Locker");
      letThrough();
      await expect(dialog(page).getByText(/^[\d,]+ rows of the current filter/)).toBeVisible();
    });
  });
});
