import { expect, type Locator, type Page } from "@playwright/test";
import { editInside, gridOf, paste, priceAt, productNotIn, typePrices, writesOf } from "./catalogue-editor";

/** Columns are pasted from a spreadsheet; what is in doubt or wrong is shown first. A selection is changed by percent. */
export async function takesPastedColumns(page: Page): Promise<void> {
  const panel = await editInside(page, 3);
  const grid = gridOf(panel);
  const dialog = page.getByRole("dialog");
  await typePrices(panel, ["10", "20", "1000"]);
  await page.keyboard.press("Control+Home");
  await page.keyboard.press("ArrowRight");
  await paste(grid, "11\n20,5\n1.234,50 lei");
  await expect(page.getByText("Prices changed: 3")).toBeVisible();
  await expect(priceAt(panel, 2)).toHaveText("1,234.50");
  // How many they were stands there until something else is done, with the way back.
  const set = panel.getByText("Prices set from what was pasted: 3");
  await expect(set).toBeVisible();
  await panel.getByRole("button", { name: "Take them back" }).click();
  await expect(priceAt(panel, 2)).toHaveText("1,000.00");
  await expect(set).toHaveCount(0);
  await panel.getByRole("button", { name: "Redo" }).click();
  await expect(priceAt(panel, 2)).toHaveText("1,234.50");
  // What Redo saves has left before it is watched that the next paste saves nothing by itself.
  await expect(grid.getByRole("img", { name: "Being saved" })).toHaveCount(0);
  const writes = writesOf(page);
  await paste(grid, "30\nfree\n1.100\n5 EUR");
  await expect(dialog.getByRole("row").nth(1)).toContainText("11.0030.00+173% against the old price");
  await expect(dialog.getByRole("row").nth(2)).toContainText("1,234.501,100.00“1.100” is read as thousands");
  await expect(dialog.getByRole("listitem").first()).toHaveText("Line 2freeInvalid price format");
  await expect(dialog.getByText("In another currency than the catalogue")).toBeVisible();
  expect(writes).toEqual([]);
  await dialog.getByRole("button", { name: "Take 2" }).click();
  await expect(priceAt(panel, 0)).toHaveText("30.00");
  await grid.focus();
  await page.keyboard.press("Control+Home");
  await page.keyboard.press("Shift+ArrowDown");
  await panel.getByRole("button", { name: "Change selected prices (2)" }).click();
  await dialog.getByText("Lower", { exact: true }).click();
  await dialog.getByLabel("By", { exact: true }).fill("10");
  await expect(dialog.getByText("2 to be changed, 0 left as they are")).toBeVisible();
  await dialog.getByRole("button", { name: "Change 2" }).click();
  await expect(priceAt(panel, 0)).toHaveText("27.00");
  await expect(priceAt(panel, 1)).toHaveText("18.45");
  await fitsATelephone(page, grid);
}

/** Rows whose names begin alike are told apart by their whole barcodes, and what removes one is pressed by a finger. */
async function fitsATelephone(page: Page, grid: Locator): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  const row = grid.getByRole("row").nth(1);
  const barcode = row.getByText(/^\d{13}$/);
  await expect.poll(() => barcode.evaluate((text) => text.scrollWidth - text.clientWidth)).toBe(0);
  const size = async () => row.getByRole("button", { name: /^Remove / }).boundingBox();
  await expect.poll(size).toMatchObject({ width: 40, height: 40 });
  if (before) await page.setViewportSize(before);
}

/** A paste brings in products that the list has not, shown before they are added; the last product stays. */
export async function takesPastedProducts(page: Page, address: string): Promise<void> {
  const panel = await editInside(page, 5);
  const grid = gridOf(panel);
  const missing = await productNotIn(page, address, 5);
  const writes = writesOf(page);
  await paste(grid, `Cod\tPreț\n${missing}\t5,50\n999999999\t2`);
  const dialog = page.getByRole("dialog", { name: "Check what was pasted" });
  await expect(dialog.getByRole("row").nth(1)).toContainText("–5.50New in the list");
  await expect(dialog.getByText("No product has this barcode or core id")).toBeVisible();
  expect(writes).toEqual([]);
  const name = (await dialog.getByRole("row").nth(1).getByRole("cell").first().locator("span").textContent()) ?? "";
  await dialog.getByRole("button", { name: "Take 1" }).click();
  await expect(page.getByText("Product added")).toBeVisible();
  expect(writes).toEqual([`POST products_prices {"catalogPrice":5,"price":"5.50","product":${missing}}`]);
  await panel.getByLabel("Find in this price list").fill(name);
  await expect(panel.getByText(/^1 of \d+ found$/)).toBeVisible();
  await expect(priceAt(panel, 0)).toHaveText("5.50");
  await panel.getByLabel("Find in this price list").fill("");
  await grid.press("Control+a");
  await grid.press("Delete");
  await expect(panel.getByText("At least one product is required")).toBeVisible();
  expect(writes).toHaveLength(1);
  await page.keyboard.press("Control+z");
  await expect(page.getByText("Product removed")).toBeVisible();
  await expect(panel.getByText("At least one product is required")).toHaveCount(0);
}
