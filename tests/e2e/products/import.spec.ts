import { expect, type Page, test } from "@playwright/test";
import { answer, question } from "../support/editors/half-filled-form";
import { goInside } from "../support/go-inside";
import { openAs } from "../support/sign-in";

const panel = (page: Page) => page.getByRole("complementary", { name: "Import product sheet" });

async function find(page: Page, barcode: string): Promise<void> {
  await panel(page).getByLabel("Barcode").fill(barcode);
  await panel(page).getByRole("button", { name: "Find" }).click();
}

/** The barcode of a sheet from one kind of source, as the list shows it. */
async function barcodeOf(page: Page, source: string): Promise<string> {
  const path = `/products?searchType=${source}`;
  await (page.url() === "about:blank" ? openAs(page, "acquirer", path) : goInside(page, path));
  await expect(page.getByRole("table", { name: "Products", exact: true })).toHaveAttribute("aria-busy", "false");
  const cell = page.getByRole("table", { name: "Products" }).locator("tbody tr").first().locator("td").nth(3);
  return (await cell.textContent())?.split(",")[0]?.trim() ?? "";
}

test("PROD-007 PROD-006 PROD-008 import mode has Cancel and a barcode lookup, what is found opens; a scanner needs no mouse, and what was typed and not looked up is asked about on the way out", async ({
  page,
}) => {
  await test.step("import mode has Cancel and a barcode lookup; what is found opens", async () => {
    const barcode = await barcodeOf(page, "merchant-owned");
    await page.getByRole("button", { name: "Import", exact: true }).click();
    await expect(page).toHaveURL(/mode=import/);
    await find(page, barcode);
    const preview = page.getByRole("complementary", { name: /^Product sheet \d+/ });
    await expect(preview.getByText(barcode).first()).toBeVisible();
    await page.getByRole("button", { name: "Import", exact: true }).click();
    await panel(page).getByRole("button", { name: "Cancel" }).click();
    await expect(panel(page)).toHaveCount(0);
    await expect(page).not.toHaveURL(/mode=/);
  });
  await test.step("a scanner needs no mouse: an unknown barcode is not found, and the next one takes its place; one of an outside service is shown to be imported", async () => {
    const barcode = await barcodeOf(page, "global-APIs");
    await page.getByRole("button", { name: "Import", exact: true }).click();
    const field = panel(page).getByLabel("Barcode");
    await expect(field).toBeFocused();
    await page.keyboard.type("0000000000000\n");
    await expect(panel(page).getByText("Product not found")).toBeVisible();
    await expect(field).toHaveValue("0000000000000");
    await page.keyboard.type("1111111111111");
    await expect(field).toHaveValue("1111111111111");
    await find(page, barcode);
    await expect(panel(page).getByText("To be imported")).toBeVisible();
    await expect(panel(page).getByText("Product not found")).toHaveCount(0);
    await panel(page).getByRole("button", { name: "Cancel" }).click();
    await expect(panel(page)).toHaveCount(0);
  });
  await test.step("a barcode typed in import mode is asked about on the way out, one that has been looked up is not", async () => {
    const field = panel(page).getByLabel("Barcode");
    const cancel = panel(page).getByRole("button", { name: "Cancel" });
    await page.getByRole("button", { name: "Import", exact: true }).click();
    await expect(field).toBeFocused();
    await page.keyboard.type("0000000000000\n");
    await expect(panel(page).getByText("Product not found")).toBeVisible();
    await field.fill("00000000000001");
    await cancel.click();
    await answer(page, "Stay");
    await field.fill("0000000000000");
    await cancel.click();
    await expect(panel(page)).toHaveCount(0);
    await expect(question(page)).toHaveCount(0);

    await goInside(page, "/products?mode=import");
    await field.fill("594");
    await cancel.click();
    await answer(page, "Stay");
    await expect(field).toHaveValue("594");
    await expect(field).toBeFocused();
    await cancel.click();
    await answer(page, "Leave");
    await expect(panel(page)).toHaveCount(0);
  });
});
