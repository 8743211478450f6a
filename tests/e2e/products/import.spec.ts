import { expect, type Page, test } from "@playwright/test";
import { answer, question } from "../support/editors/half-filled-form";
import { goInside } from "../support/go-inside";
import { scanCode } from "../support/scan-code";
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

test("PROD-007 PROD-006 PROD-008 import mode has Cancel and a barcode lookup, what is found opens; a scanner needs no mouse and no focus, what it says in two ways is asked, and what was typed and not looked up is asked about on the way out", async ({
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
    await scanCode(page, "0000000000000");
    await expect(panel(page).getByRole("alert")).toHaveText("Product not found");
    await expect(field).toHaveValue("0000000000000");
    await page.keyboard.type("1111111111111");
    await expect(field).toHaveValue("1111111111111");
    await find(page, barcode);
    await expect(panel(page).getByText("To be imported")).toBeVisible();
    await expect(panel(page).getByRole("alert")).toHaveCount(0);
    await panel(page).getByRole("button", { name: "Cancel" }).click();
    await expect(panel(page)).toHaveCount(0);
  });
  await test.step("a scan is taken wherever the focus is: it presses nothing, leaves nothing in a field, and a dialog over it takes none", async () => {
    await page.getByRole("button", { name: "Import", exact: true }).click();
    const field = panel(page).getByLabel("Barcode");
    const last = panel(page).getByRole("status", { name: "Last scan" });
    await panel(page).getByRole("button", { name: "Cancel" }).focus();
    // A blank would press the button, and a letter is a command of the list.
    await scanCode(page, "rr 00000 0000001");
    await expect(last).toContainText("Product not found");
    await expect(last).toContainText("rr 00000 0000001");
    await expect(field).toHaveValue("rr 00000 0000001");
    await field.fill("4");
    await page.keyboard.type("2");
    await field.press("ArrowLeft");
    await scanCode(page, "0105942724000032", "Tab");
    const question = page.getByRole("dialog", { name: "What does this code say?" });
    await expect(question.getByRole("button", { name: "Product 5942724000032" })).toBeVisible();
    await scanCode(page, "96385074");
    await expect(question).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(question).toHaveCount(0);
    await expect(field).toHaveValue("42");
    await expect(last).toContainText("0105942724000032");
    // What is typed slowly is no scan, and stands where the caret was.
    await expect(field).toBeFocused();
    await page.keyboard.type("999999", { delay: 70 });
    await expect(field).toHaveValue("49999992");
    await scanCode(page, "0000000000000");
    await expect(last).toContainText("0000000000000");
    await expect(field).toHaveValue("0000000000000");
    const rows = page.getByLabel("Rows per page");
    const chosen = await rows.inputValue();
    await rows.focus();
    // By its first keys a choice goes to another option, which is taken back as well.
    await scanCode(page, "50 0000000000001");
    await expect(last).toContainText("50 0000000000001");
    await expect(rows).toHaveValue(chosen);
    const tones = panel(page).getByRole("button", { name: "Tones" });
    await expect(tones).toHaveAttribute("aria-pressed", "true");
    await tones.click();
    await expect(tones).toHaveAttribute("aria-pressed", "false");
    // Chromium keeps a script's cookie a moment after the script has set it.
    const kept = async () => (await page.context().cookies()).find(({ name }) => name === "scan-tones")?.value;
    await expect.poll(kept).toBe("off");
    await panel(page).getByRole("button", { name: "Cancel" }).click();
    await expect(panel(page)).toHaveCount(0);
  });
  await test.step("a barcode typed in import mode is asked about on the way out, one that has been looked up is not", async () => {
    const field = panel(page).getByLabel("Barcode");
    const cancel = panel(page).getByRole("button", { name: "Cancel" });
    await page.getByRole("button", { name: "Import", exact: true }).click();
    await expect(field).toBeFocused();
    await field.fill("0000000000000");
    await field.press("Enter");
    await expect(panel(page).getByRole("alert")).toHaveText("Product not found");
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
